import { EMPIRE } from '../../rules/table/state.ts'
import type { FrameEvent, FrameMessages } from '../../rules/words/frame-words.ts'
import type { EventTexts, MessageTexts } from '../types.ts'
import { nemesisPointsEn } from './nemesis-points.ts'

export const frameMessagesEn: MessageTexts<FrameMessages> = {
  'frame.chooseFaction': () => 'Choose your faction.',
  'frame.chooseFirstPlayer': () => 'Who is the first player?',
  'frame.player': ({ role }, w) => w.player(role),
  'frame.faction': ({ faction }, w) => w.faction(faction),
  'frame.factionDetail': ({ faction }, w) => w.factionText(faction),
  'frame.chooseHero': ({ faction }, w) => `Choose your Hero of the ${w.faction(faction)}.`,
  'frame.hero': ({ hero }, w) => w.hero(hero),
  'frame.heroDetail': ({ hero, might, magic, leadership, guile }, w) => {
    const attributes = [might, magic, leadership, guile].flatMap((n, i) => (n > 0 ? [`${w.attribute(i)} ${n}`] : []))
    return `${w.list(attributes)}. ${w.heroText(hero)}`
  },
  'frame.chooseHome': ({ faction }, w) => `Where is the home of the ${w.faction(faction)}?`,
  'frame.extraCurse': () => 'Choose an empty region hex for one more Curse.',
  'frame.hex': ({ space }, w) => w.hex(space),
  'frame.convert': ({ n }, w) => `Spend ${w.count(n, 'resource', 'resources')} for 1 VP? Choose who gets it.`,
  'frame.convertDone': () => 'No more',
  'frame.convertBack': () => 'Not after all',
  'frame.convertOwn': () => '1 VP for yourself',
  'frame.convertGive': ({ to }, w) => `1 VP for ${w.player(to)}`,
  'frame.convertDetail': ({ to, vp }, w) => `${w.player(to)} has ${w.points(vp)}.`,
  'frame.convertPay': ({ n, to }, w) =>
    `Which ${w.count(n, 'resource', 'resources')} do you spend for 1 VP for ${w.player(to)}?`,
  'frame.payment': ({ salt, plunder, food }, w) => w.resources(salt, plunder, food),
  'refuse.frameOver': () => 'The game is over.',
  'refuse.mustChoose': () => 'One of the answers has to be chosen.',
  'refuse.factionTaken': ({ faction, role }, w) => `${w.player(role)} already leads the ${w.faction(faction)}.`,
  'refuse.heroOfOthers': ({ hero, faction }, w) => `${w.hero(hero)} is a Hero of the ${w.faction(faction)}.`,
  'refuse.noHome': ({ space }, w) => `${w.hex(space)} is no home space for this number of factions.`,
  'refuse.homeTaken': ({ space }, w) => `${w.hex(space)} is already the home of another faction.`,
  'refuse.noRegion': ({ space }, w) => `${w.hex(space)} is covered by a tile, so it belongs to no region.`,
  'refuse.cursed': ({ space }, w) => `${w.hex(space)} is cursed already.`,
  'refuse.notEmpty': ({ space }, w) => `${w.hex(space)} is not empty.`,
  'refuse.convertNemesis': () => 'Only player factions can get this VP.',
  'refuse.convertPoor': ({ n, have }, w) => `1 VP takes ${w.count(n, 'resource', 'resources')}; you have ${have}.`,
  'refuse.convertAmount': ({ n }, w) => `Exactly ${w.count(n, 'resource', 'resources')} are spent for 1 VP.`,
  'refuse.convertKind': ({ kind, have }, w) => `You only have ${w.resource(kind, have)} of your own.`,
}

/** What VP are for, by the rule that gives them; other gains are told by what brings them. */
const FOR: Readonly<Record<string, string>> = {
  ...nemesisPointsEn,
  'UP-SCO-03': ' for hexes with Garrisons',
  'UP-SCO-04': ' for Legions on the map',
  'UP-SCO-05': ' for factions in the Imperial Graveyard',
  'UP-SCO-06': ' for Curses on the map',
  'UP-SCO-07': ' for Hordes on the map',
  'UP-SCO-08': ' for factions in the Chaos Graveyard',
  'UP-SCO-11': ' for Havens',
  'UP-SCO-12': ' for the hexes of Havens',
  'UP-SCO-13': ' for 5 resources',
}

export const frameEventsEn: EventTexts<FrameEvent> = {
  vpGained: ({ side, points, rule }, w) => `${w.side(side)} gains ${w.points(points)}${FOR[rule] ?? ''}.`,
  vpLost: ({ side, points }, w) => `${w.side(side)} loses ${w.points(points)}.`,
  resourceGained: ({ role, kind, n }, w) => `${w.player(role)} gains ${w.resource(kind, n)}.`,
  resourceLost: ({ role, kind, n }, w) => `${w.player(role)} loses ${w.resource(kind, n)}.`,
  apGained: ({ role, n }, w) => `${w.player(role)} gains ${w.ap(n)}.`,
  firstPlayer: ({ role }, w) => `${w.player(role)} is first player.`,
  seatTaken: ({ role, faction, home }, w) =>
    `${w.player(role)} leads the ${w.faction(faction)}; their home is ${w.hex(home)}.`,
  mapBuilt: ({ skeletons, curses }, w) =>
    curses === ''
      ? `Skeletons rise: ${w.hexes(skeletons)}.`
      : `Skeletons rise: ${w.hexes(skeletons)}. Cursed: ${w.hexes(curses)}.`,
  extraCurse: ({ role, space }, w) => `${w.player(role)} puts one more Curse on ${w.hex(space)}.`,
  druidRevealed: ({ druid }, w) => `A Druid stands with the players: ${w.druid(druid)}.`,
  phaseBegan: ({ phase, chapter }, w) =>
    phase === 'refresh' ? `Chapter ${chapter} begins: ${w.phase(phase)}.` : `${w.phase(phase)}.`,
  cardsRefreshed: ({ n }, w) => `${w.count(n, 'card is', 'cards are')} turned face-up again.`,
  apRefreshed: () => 'All players have their AP back.',
  itemsShuffled: () => 'The discarded Items are shuffled into a new deck.',
  itemDealt: ({ item }, w) => `On the market: ${w.item(item)}.`,
  questDealt: ({ quest }, w) => `A Quest is available: ${w.quest(quest)}.`,
  produced: ({ role, havens }, w) => `${w.player(role)} produces with ${w.count(havens, 'Haven', 'Havens')}.`,
  graveyardEmptied: ({ side }) =>
    side === EMPIRE
      ? 'The Imperial Graveyard is emptied into the reserves.'
      : 'The Chaos Graveyard is emptied into the reserves.',
  gameWon: () => 'Every faction is ahead of The Empire and of Chaos: the players win!',
  gameLost: ({ behind, empire, chaos }, w) =>
    `The players lose. Not ahead of The Empire (${w.points(empire)}) and Chaos (${w.points(chaos)}): ${w.players(behind)}.`,
}
