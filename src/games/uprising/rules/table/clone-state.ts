import { cloneDeck } from '../../../../kit/deck.ts'
import type { AttachedCell, GroupCell, GroupDice, HeroRollCell } from './cells.ts'
import type { Attached, Combat, Group, HeroRoll, State } from './state.ts'

/** A copy of everything that procedures change; the options are never changed and shared. */
export function cloneState(s: State): State {
  const copy: State = {
    next: s.next.map(({ procedure, args }) => ({ procedure, args: cloneArgs(args) })),
    checkpoint: s.checkpoint,
    knowledge: s.knowledge,
    options: s.options,
    roles: s.roles,
    chapter: s.chapter,
    phase: s.phase,
    firstPlayer: s.firstPlayer,
    turn: s.turn,
    hasActed: s.hasActed,
    ...clonePlayers(s),
    ...cloneMap(s),
    ...cloneNemesis(s),
    ...cloneCards(s),
  }
  if (s.outcome !== undefined) copy.outcome = s.outcome
  if (s.combat !== undefined) copy.combat = cloneCombat(s.combat)
  if (s.heroRoll !== undefined) copy.heroRoll = cloneHeroRoll(s.heroRoll)
  return copy
}

const cloneLists = (lists: readonly (readonly number[])[]): number[][] => lists.map((list) => list.slice())

function clonePlayers(s: State) {
  return {
    faction: s.faction.slice(),
    hero: s.hero.slice(),
    ap: s.ap.slice(),
    spentAp: s.spentAp.slice(),
    extraAp: s.extraAp.slice(),
    resources: s.resources.slice(),
    vp: s.vp.slice(),
    heroAt: s.heroAt.slice(),
    attributes: s.attributes.slice(),
    tucked: s.tucked.slice(),
    feats: cloneLists(s.feats),
    items: cloneLists(s.items),
    quests: cloneLists(s.quests),
    waived: cloneLists(s.waived),
    flippedFeats: s.flippedFeats.slice(),
    flippedItems: s.flippedItems.slice(),
    flippedQuests: s.flippedQuests.slice(),
    featDecks: s.featDecks.map(cloneDeck),
    drawnFeats: cloneLists(s.drawnFeats),
    usedTurn: s.usedTurn.slice(),
    usedChapter: s.usedChapter.slice(),
    usedGame: s.usedGame.slice(),
  }
}

function cloneMap(s: State) {
  return {
    tile: s.tile.slice(),
    rotation: s.rotation.slice(),
    tilePool: s.tilePool.slice(),
    towerPool: s.towerPool.slice(),
    advancedTiles: s.advancedTiles.slice(),
    advancedTilesLeft: s.advancedTilesLeft,
    scouted: s.scouted.slice(),
    curse: s.curse.slice(),
    garrison: s.garrison.slice(),
    skeletons: s.skeletons.slice(),
    haven: s.haven.slice(),
    wall: s.wall.slice(),
    tower: s.tower.slice(),
    unitsOf: s.unitsOf.slice(),
    units: s.units.slice(),
    boxedUnits: s.boxedUnits.slice(),
    imperialGraveyard: s.imperialGraveyard.slice(),
    chaosGraveyard: s.chaosGraveyard.slice(),
    buriedSkeletons: s.buriedSkeletons,
    buriedGarrisons: s.buriedGarrisons.slice(),
    capitalFlipped: s.capitalFlipped,
  }
}

function cloneNemesis(s: State) {
  return {
    fate: s.fate.slice(),
    cardAt: s.cardAt.slice(),
    threat: s.threat.slice(),
    tokens: s.tokens.slice(),
    target: s.target.slice(),
    returned: s.returned.slice(),
    attached: s.attached.map(cloneAttached),
    legionDeck: cloneDeck(s.legionDeck),
    hordeDeck: cloneDeck(s.hordeDeck),
    legionsLeft: s.legionsLeft,
    hordesLeft: s.hordesLeft,
    waitingImmediate: s.waitingImmediate.slice(),
  }
}

function cloneCards(s: State) {
  return {
    market: s.market.slice(),
    itemDeck: cloneDeck(s.itemDeck),
    itemDiscard: s.itemDiscard.slice(),
    openQuests: s.openQuests.slice(),
    questDeck: cloneDeck(s.questDeck),
    questDiscard: s.questDiscard.slice(),
    questAttached: s.questAttached.map(cloneAttached),
    druids: s.druids.slice(),
    druidUp: s.druidUp.slice(),
    unusedDruids: s.unusedDruids.slice(),
    eventDecks: s.eventDecks.map(cloneDeck),
    events: s.events.slice(),
  }
}

export const cloneAttached = (a: AttachedCell): Attached => ({
  ap: a.ap.slice(),
  units: a.units.slice(),
  items: a.items.slice(),
  druids: a.druids.slice(),
})

/** What everybody sees of a group as it is. */
export const cloneDice = (g: Omit<GroupCell, 'forbidden'>): GroupDice => ({
  side: g.side,
  card: g.card,
  dice: g.dice.slice(),
  faces: g.faces.slice(),
  added: g.added.slice(),
  cancelled: g.cancelled.slice(),
  boltsUsed: g.boltsUsed,
  ignored: g.ignored.slice(),
})

const cloneGroup = (g: Group): Group =>
  Object.assign(cloneDice(g), {
    forbiddenRound: g.forbiddenRound,
    forbiddenCombat: g.forbiddenCombat,
    later: g.later.slice(),
  })

const cloneCombat = (c: Combat): Combat => ({
  space: c.space,
  groups: [cloneGroup(c.groups[0]), cloneGroup(c.groups[1])],
  part: c.part,
  step: c.step,
  clash: c.clash,
  cause: c.cause,
  skipArchery: c.skipArchery,
  turnedRound: c.turnedRound,
  turnedCombat: c.turnedCombat,
  fused: c.fused,
  usedRound: c.usedRound.slice(),
  usedCombat: c.usedCombat.slice(),
  destroyed: c.destroyed.slice(),
})

/** Without the one that it interrupted. */
export const cloneRoll = (h: HeroRollCell): HeroRoll => ({
  role: h.role,
  quest: h.quest,
  dice: h.dice.slice(),
  faces: h.faces.slice(),
  added: h.added.slice(),
  usedRound: h.usedRound.slice(),
})

function cloneHeroRoll(h: HeroRoll): HeroRoll {
  const copy = cloneRoll(h)
  if (h.outer !== undefined) copy.outer = cloneHeroRoll(h.outer)
  return copy
}

/** The arguments of frames are flat: numbers and lists of numbers. */
function cloneArgs(args: object): object {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(args)) copy[key] = Array.isArray(value) ? value.slice() : value
  return copy
}
