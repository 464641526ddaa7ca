import { numbersIn } from '../../../../kit/counting.ts'
import type { StartEvent, StartMessages } from '../../rules/words/start-words.ts'
import type { EventTexts, MessageTexts, Words } from '../types.ts'

const landsOf = (list: string, w: Words): string => w.list(numbersIn(list).map((land) => w.land(land)))

const group = (armies: number, w: Words): string => `a group of ${w.armies(armies)}`

export const startMessagesEn: MessageTexts<StartMessages> = {
  'start.group': ({ land }, w) => `Which army group begins in your start land ${w.land(land)}?`,
  'start.groupOf': ({ armies }, w) => `Group of ${w.armies(armies)}`,
  'start.groupsLeft': ({ count, left }, w) =>
    left === 1 ? 'Your last group.' : `You have ${count} of this size among ${w.count(left, 'group', 'groups')}.`,
  'draft.group': ({ land }, w) => `Which army group do you place in ${w.land(land)}?`,
  'draft.ask': ({ round, world, groups }, w) =>
    `Draft round ${round}, ${w.world(world)}, ${w.count(groups, 'group', 'groups')} left: choose a card of an unoccupied land.`,
  'draft.askKeep': ({ round, world }, w) =>
    `Draft round ${round}, ${w.world(world)}: all your groups are placed. Choose a card to keep.`,
  'draft.askBlocked': ({ round, world }, w) =>
    `Draft round ${round}, ${w.world(world)}: every land of these cards is occupied. Choose a card to keep; your groups wait.`,
  'draft.card': ({ card }, w) => w.cardName(card),
  'draft.keeps': () => 'You keep the card and nobody sees it.',
  'draft.jokerFor': ({ lands }, w) => `You choose the land when it is your turn. Unoccupied now: ${landsOf(lands, w)}.`,
  'draft.jokerLand': ({ region }, w) => `Your joker: choose an unoccupied land of ${w.region(region)}.`,
  'draft.restLand': () => 'The draft is over, but you have groups left. Choose an unoccupied land of either world.',
  'draft.land': ({ land }, w) => w.land(land),
  'draft.takesLandCard': ({ energy, gold }, w) => `You take the land card. Income here: ${w.price(energy, gold)}.`,
  'draft.ownLandCard': ({ energy, gold }, w) =>
    `You hold the land card already and keep the conflict card. Income here: ${w.price(energy, gold)}.`,
  'draft.othersLandCard': ({ energy, gold, role }, w) =>
    `${w.player(role)} holds the land card; you keep the conflict card. Income here: ${w.price(energy, gold)}.`,
  'filling.split': ({ armies }, w) => `${w.armies(armies)} of yours fell out of the tower. Into which limbo?`,
  'filling.splitInto': ({ light, shadow }) => `Light ${light} · Shadow ${shadow}`,
  'filling.limbosThen': ({ light, shadow }) => `Then ${light} and ${shadow} are there.`,
  'refuse.startNoActions': () =>
    'Actions are planned from the first game round on; now the player boards show their backs.',
  'refuse.startLimbosLater': () => 'Armies go into the limbos only at the end of the start round.',
  'refuse.startKeepOnly': () => 'All your groups are placed: now you only choose a card to keep.',
  'refuse.startCardFirst': () => 'First everybody chooses a card; the group is named when you place it.',
  'refuse.startLandFirst': () => 'First choose the land, then the group.',
  'refuse.startCardChosen': () => 'The cards of this draft round are chosen already.',
  'refuse.startCardsLater': () => 'The cards are dealt once everybody stands in the start land.',
  'refuse.startLandCard': ({ name }, w) =>
    `You cannot choose the land card ${w.name(name)}: it goes to whoever places a group there first.`,
  'refuse.startKeptAlready': ({ card }, w) => `You have already kept ${w.card(card)}.`,
  'refuse.startOtherWorld': ({ world }, w) => `Your draft hand has only cards of the ${w.world(world)} now.`,
  'refuse.startNotInHand': ({ card }, w) => `Your draft hand does not hold ${w.card(card)}.`,
  'refuse.startTakeCard': ({ card }, w) => `To get there, choose ${w.card(card)}.`,
  'refuse.startJokerLater': ({ card }, w) =>
    `Its card is not in your draft hand. With ${w.card(card)} you could choose this land when it is your turn.`,
  'refuse.startRegionFull': ({ region }, w) =>
    `Every land of ${w.region(region)} is occupied, and you hold a card of an unoccupied land.`,
  'refuse.startOwnLand': ({ land }, w) => `You stand in ${w.land(land)} already; a group needs an unoccupied land.`,
  'refuse.startOccupied': ({ land, role }, w) =>
    `${w.player(role)} stands in ${w.land(land)}; a group needs an unoccupied land.`,
  'refuse.startJokerWorld': ({ region }, w) => `Your joker is only for ${w.region(region)}, not for the other world.`,
  'refuse.startJokerRegion': ({ land, region }, w) =>
    `${w.land(land)} is not part of ${w.region(region)}, the region of your joker.`,
  'refuse.startGroupUsed': ({ armies }, w) => `You have already placed every group of ${w.armies(armies)}.`,
  'refuse.startOuterEmpty': ({ armies }, w) =>
    `The outer fields with ${w.armies(armies)} each stay empty in a game of five.`,
  'refuse.startNoSuchGroup': ({ armies }, w) => `Your player board has no group of ${w.armies(armies)}.`,
  'refuse.startWhichGroup': ({ land }, w) => `${w.land(land)} it is: now choose the group that goes there.`,
  'refuse.startLandFixed': ({ land }, w) => `This group goes to ${w.land(land)}.`,
  'refuse.startTwinLater': ({ name, armies }, w) =>
    `Into ${w.name(name)} of the Shadow world ${w.armies(armies)} of your supply will go by themselves; a group begins in the Light world.`,
  'refuse.startOtherLand': ({ land }, w) => `Your first group goes to your start land ${w.land(land)}.`,
  'refuse.startSplitLand': () => 'Armies that fell out of the tower now go into a limbo, not onto a land.',
  'refuse.startSplitTooMany': ({ armies, fallen }, w) =>
    `You cannot put ${w.armies(armies)} into the Light limbo: only ${fallen} of yours fell out of the tower.`,
}

export const startEventsEn: EventTexts<StartEvent> = {
  startRaces: ({ role, light, shadow }, w) =>
    `${w.player(role)} leads ${w.lightRace(light)} and ${w.shadowRace(shadow)}.`,
  startPlayerFound: ({ role }, w) => `${w.player(role)} is start player.`,
  startGroupPlaced: ({ role, land, armies, left }, w) =>
    `${w.player(role)} places ${group(armies, w)} in ${w.land(land)}; ${left === 0 ? 'no group is left' : `${w.count(left, 'group', 'groups')} left`}.`,
  startShadowArmies: ({ role, land, armies }, w) => `${w.player(role)} puts ${w.armies(armies)} into ${w.land(land)}.`,
  startLandCard: ({ role, name }, w) => `${w.player(role)} takes the land card ${w.name(name)}.`,
  draftDealt: ({ roles, worlds }, w) =>
    `The draft hands are dealt: ${w.list(roles.map((role, i) => `${w.player(role)} ${w.world(worlds[i])}`))}.`,
  draftShown: ({ role, card }, w) => `${w.player(role)} shows ${w.card(card)}.`,
  draftKept: ({ role }, w) => `${w.player(role)} keeps a card.`,
  draftKeptCard: ({ card }, w) => `You keep ${w.card(card)}.`,
  draftCardStays: ({ role, card }, w) => `${w.player(role)} keeps ${w.card(card)}.`,
  draftPassed: ({ round, role }, w) =>
    `Draft round ${round}: the hands go to the left, and ${w.player(role)} is start player.`,
  draftStackRenewed: ({ world, cards }, w) =>
    `${w.count(cards, 'discarded card', 'discarded cards')} of the ${w.world(world)} ${cards === 1 ? 'becomes' : 'become'} a new stack.`,
  draftStuck: () => 'There are no cards left for the draft: the remaining groups are placed freely.',
  draftOver: ({ cards, role }, w) =>
    `The draft is over. The draw pile has ${w.count(cards, 'card', 'cards')}; ${w.player(role)} stays start player.`,
  startIncome: ({ role, energy, gold }, w) => `${w.player(role)} begins with ${w.energy(energy)} and ${w.gold(gold)}.`,
  startLimbos: ({ role, armies }, w) => `${w.player(role)} puts ${w.armies(armies)} into each limbo.`,
  towerFilled: ({ thrown, fell, kept }, w) => {
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
    return `The tower is filled with ${w.count(sum(thrown), 'cube', 'cubes')}; ${sum(fell)} ${sum(fell) === 1 ? 'falls' : 'fall'} out. ${kept === 0 ? 'No resident' : w.residents(kept)} ${kept < 2 ? 'stays' : 'stay'} in the tray.`
  },
  fallenSplit: ({ role, light, shadow }, w) =>
    `${w.player(role)} puts ${w.armies(light)} into the Light limbo and ${w.armies(shadow)} into the Shadow limbo.`,
  startBoxed: ({ role, armies }, w) => `${w.player(role)} returns ${w.armies(armies)} to the box.`,
}
