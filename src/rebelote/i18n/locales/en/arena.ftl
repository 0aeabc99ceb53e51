# Comparing players: `rebelote arena`.
help-arena = Sets two players, A and B, against each other and measures who plays better. Each deal is played twice, with the sides exchanged, so that luck does not count. A player is a name (novice, amateur, regular, expert, master, thumb, random), a .toml file, colver:isdd, door:COMMAND (a program of your own) or FILE.py:CLASS.
help-arena-pairs = How many deals; each is played twice.
help-arena-seed = Any text: the same text gives the same deals and the same result.
help-arena-sequential = Stops as soon as it is clear that A is not better than B, or that it is better by at least N points a deal.
help-arena-processes = How many processes at once. Without it, one for each processor.
help-arena-scheduler = The address of a Dask cluster, which plays in place of this computer.
help-arena-json = Answers with one line of JSON.
arena-playing = Playing
arena-points = { $first } against { $second }: { $points } points a deal (with 95% certainty between { $low } and { $high }), in { $pairs } deals played twice.
arena-wins = Deals won: { $first }, { $won }; { $second }, { $lost }; even, { $tied }.
arena-cost = Processor time for a move: { $first }, { $ours } ms; { $second }, { $theirs } ms.
arena-verdict =
    { $verdict ->
        [stronger] The test stops here: { $first } is better than { $second }.
        [not-stronger] The test stops here: { $first } is not better than { $second }.
       *[undecided] The test does not decide between { $first } and { $second }: it needs more deals.
    }
arena-forfeits =
    { $fault ->
        [crash] Moves that { $player } forfeited because it failed: { $moves }. One of them: { $detail }
        [timeout] Moves that { $player } forfeited because it took too long: { $moves }. One of them: { $detail }
       *[illegal] Moves that { $player } forfeited because they were not allowed: { $moves }. One of them: { $detail }
    }
problem-arena-no-cluster-package = Playing on a cluster needs the package distributed: pip install "rebelote[cluster]".
problem-arena-no-scheduler = There is no Dask cluster at “{ $text }”.
problem-no-such-player = There is no player “{ $text }”. There are: { $allowed }.
problem-player-not-for-rules = “{ $text }” cannot play by these rules.
problem-player-needs-package = “{ $text }” needs the package { $package }: pip install { $package }.
problem-player-no-command = The program “{ $text }” was not found.
problem-player-no-class = “{ $file }” has no class “{ $name }” with a method choose.
problem-player-file-broken = “{ $file }” cannot be used: { $error }
