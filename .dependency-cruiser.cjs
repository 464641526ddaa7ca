// Imports point one way: engine <- kit <- games/*/rules <- games/registry <- bots <- host <- server, web, cli;
// engine <- protocol <- host, server, web, cli; protocol, kit <- boardkit <- games/*/ui <- web.
const test = '[.]test[.]ts$|/testing/'
const GAME = '^src/games/([^/]+)/'

const layer = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: typeof to === 'string' ? { path: to } : to,
})

module.exports = {
  forbidden: [
    layer(
      'engine-stands-alone',
      '^src/engine/',
      { path: '^(src|test|bench|scripts)/', pathNot: '^src/engine/' },
      'The engine knows nothing of the project.',
    ),
    layer(
      'engine-by-its-doors',
      '^(src|test|bench|scripts|examples)/(?!engine/)',
      { path: '^src/engine/', pathNot: '^src/engine/(index|file|proof/index)[.]ts$|^src/engine/testing/' },
      'The engine is closed: `index.ts`, or `file.ts` for stored games, or `proof/index.ts` for the fuzzer.',
    ),
    layer(
      'kit-uses-engine-only',
      '^src/kit/',
      { path: '^(src|test|bench|scripts)/', pathNot: '^src/(engine|kit)/' },
      'Kit is shared by games and knows none.',
    ),
    layer(
      'boardkit-without-games',
      '^src/boardkit/',
      { path: '^(src|test|bench|scripts)/', pathNot: '^src/(engine|kit|protocol|boardkit)/' },
      'Parts of boards that several games share: they know the protocol and React, not the games.',
    ),
    layer(
      'boardkit-for-boards',
      '^src/(?!boardkit/|web/|games/[^/]+/ui/)',
      '^src/boardkit/',
      'Only boards and the browser app draw.',
    ),
    layer(
      'lessons-without-games',
      '^src/lessons/',
      { path: '^(src|test|bench|scripts)/', pathNot: '^src/(engine|kit|lessons)/' },
      'What lessons are made of, and the coach: they know no game.',
    ),
    layer(
      'teaching-for-lessons-only',
      '^src/(?!web/|games/[^/]+/lessons/)',
      '^src/games/[^/]+/lessons/',
      'A game is played without its lessons.',
    ),
    layer(
      'games-below-bots',
      '^src/games/',
      '^src/(bots|host|server|web|cli)/',
      'Games know no bots, hosts, servers, browsers or terminals.',
    ),
    layer('rules-without-protocol', '^src/games/(?![^/]+/ui/)', '^src/protocol/', 'Only a board reads what is sent.'),
    layer(
      'games-apart',
      GAME,
      { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
      'Games never import each other.',
    ),
    layer(
      'games-without-registry',
      GAME,
      '^src/games/registry[.]ts$',
      'The registry knows the games, not the other way round.',
    ),
    layer(
      'rules-are-pure',
      '^src/games/[^/]+/(rules|content)/',
      '^src/games/[^/]+/(ui/|text/|bot[./]|index[.])',
      'Rules and content never import ui, text, bot or index.',
    ),
    layer('ui-for-web-only', '^src/(?!web/|games/[^/]+/ui/)', '^src/games/[^/]+/ui/', "Only web imports a game's ui."),
    layer(
      'only-registry-knows-games',
      '^src/(?!bots/older/)(bots|host|server|cli)/',
      '^src/games/[^/]+/',
      'A game is a folder: everybody else goes through the registry.',
    ),
    layer(
      'older-bots-for-comparison',
      '^src/(?!bots/older/|cli/)',
      '^src/bots/older/',
      'Bots of before are frozen copies: they play on the command line only.',
    ),
    layer('bots-below-hosts', '^src/bots/', '^src/(host|protocol|server|web|cli)/', 'Bots know no host.'),
    layer('host-below-server', '^src/host/', '^src/(server|web|cli)/', 'A host runs on servers and in browsers alike.'),
    layer(
      'protocol-uses-engine-only',
      '^src/protocol/',
      { path: '^(src|test|bench|scripts)/', pathNot: '^src/(engine|protocol)/' },
      'Server and browser share it.',
    ),
    layer('only-cli-imports-server', '^src/(?!cli/|server/)', '^src/server/', 'Only the command line starts a server.'),
    layer('server-below-cli', '^src/(server|web)/', '^src/cli/', 'Nobody imports the command line.'),
    layer('server-without-web', '^src/(server|cli)/', '^src/web/', 'The browser app is built, not imported.'),
    layer(
      'no-test-code',
      '^src/',
      { path: [test, '^(test|bench|scripts|tools)/'] },
      'Code that ships imports no tests.',
    ),
    layer(
      'no-development-packages',
      '^src/',
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
      'What ships uses run-time dependencies only.',
    ),
    layer(
      'no-node-in-pure-layers',
      '^src/(engine|kit|boardkit|bots|host|protocol)/|^src/games/',
      { dependencyTypes: ['core'] },
      'All of this also runs in a browser.',
    ),
    {
      name: 'no-cycles-in-the-base',
      severity: 'error',
      from: { path: '^src/(engine|kit)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
    // What bench is compared with and what mutation needs is installed there when it is first used.
    { name: 'resolvable', severity: 'error', from: { pathNot: '^(bench|tools)/' }, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    skipAnalysisNotInRules: true,
  },
}
