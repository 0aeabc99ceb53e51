/** Small things about words that come from the server. */

/** With a capital, as on a button or a paper mark. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A bid in signs, for a small slip: `bid:90H` is "90 ♥". Other calls keep their words. */
export function shortCall(action: string, words: string): string {
  const bid = /^(bid|capot):(\d*)([SHDC]|SA|TA)/.exec(action);
  if (!bid) return words;
  const [, kind, value, trump = ''] = bid;
  return kind === 'bid' ? `${value} ${SIGNS[trump] ?? trump}` : words;
}
