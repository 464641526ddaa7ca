export const plates = {
  where: 'Where we are',
  steps: 'Steps of a turn',
  tools: 'Tools',
  news: 'Something new was said',
  drawer: 'Chronicle and talk',
  lastResult: 'Last result',
  stage: 'Battles and results',
  stageMore: 'Show everything',
  stageLess: 'Show less',
  putAside: 'Put aside',
  hand: 'Hand',
  offers: (count: number) => `Also possible (${count})`,
  sure: 'Really?',
  slipYes: 'Do it anyway',
  slipNo: 'Back',
  dontAsk: "Don't ask again",
}

export const help = {
  title: 'Keys and gestures',
  keys: [
    [
      '1 – 9',
      'give the answer with this number; where there are many, and with cards, the number marks it and Enter gives it; for places on the board see B',
    ],
    ['Arrows', 'walk through the answers, or from place to place on the board'],
    ['Enter', 'chooses'],
    ['B', 'leads to the first place that is offered on the board'],
    ['L', 'shows the table as a list, and back'],
    ['U, R', 'take an answer back, and give it again'],
    ['Space', 'skips what is being shown, like a click on the board; again: all of it'],
    ['H', 'opens the history, to look back step by step; H again closes it'],
    ['G', 'what the game is about: how it is won, how far everybody is, what a turn consists of'],
    ['W', 'what a General would do, and why: in games against bots only'],
    ['I', 'tells more about what is pointed at or has the focus, with its rule; like the right mouse button'],
    ['+, −, 0', 'nearer, farther, everything'],
    ['Esc', 'closes what is open'],
    ['?', 'opens this page'],
  ] as readonly (readonly [key: string, what: string])[],
  pointer:
    'With the mouse: point at something to read about it, press the right button to read on; drag to move the board, turn the wheel to zoom.',
  touch:
    'By touch: a tap shows what a place offers, a second tap does it; a long press explains, a second one leads on to the rule; two fingers move and zoom.',
}
