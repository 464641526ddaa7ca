import { count, counted, joined, numbersIn, type Noun } from '../../../kit/counting.ts'
import type { Language, NamesOf } from '../../module.ts'
import { UNITS_PER_FACTION, type Phase } from '../content/names.ts'
import { SOURCES } from '../rules/select/context.ts'
import { EMPIRE, FACE_DOWN, NONE, printed, type State, type Table } from '../rules/table/state.ts'
import { coordinateOf } from './space-name.ts'
import type { Words } from './types.ts'

interface Nouns {
  readonly player: string
  readonly and: string
  readonly nothing: string
  readonly empire: string
  readonly chaos: string
  readonly unexplored: string
  /** Salt, Plunder, Food. */
  readonly resources: readonly [string, string, string]
  /** Skull, Shield, Bolt. */
  readonly symbols: readonly [Noun, Noun, Noun]
  readonly attributes: readonly [string, string, string, string]
  readonly die: Noun
  readonly phases: Readonly<Record<Phase | 'setup' | 'over', string>>
  readonly vp: string
  readonly ap: string
  readonly unit: Noun
  readonly garrison: Noun
  readonly skeleton: Noun
  readonly skeletonSource: string
  readonly rules: string
}

const NOUNS: Readonly<Record<Language, Nouns>> = {
  en: {
    player: 'Player',
    and: 'and',
    nothing: 'nothing',
    empire: 'The Empire',
    chaos: 'Chaos',
    unexplored: 'unexplored',
    resources: ['Salt', 'Plunder', 'Food'],
    symbols: [
      ['Skull', 'Skulls'],
      ['Shield', 'Shields'],
      ['Bolt', 'Bolts'],
    ],
    attributes: ['Might', 'Magic', 'Leadership', 'Guile'],
    die: ['die', 'dice'],
    phases: {
      setup: 'Setup',
      refresh: 'Refresh Phase',
      events: 'Events Phase',
      build: 'Build Phase',
      actions: 'Actions Phase',
      nemesis: 'Nemesis Phase',
      production: 'Production Phase',
      scoring: 'Scoring Phase',
      over: 'End of the game',
    },
    vp: 'VP',
    ap: 'AP',
    unit: ['Unit', 'Units'],
    garrison: ['Garrison', 'Garrisons'],
    skeleton: ['Skeleton', 'Skeletons'],
    skeletonSource: 'Skeletons',
    rules: 'Rules',
  },
  de: {
    player: 'Spieler',
    and: 'und',
    nothing: 'nichts',
    empire: 'Imperium',
    chaos: 'Chaos',
    unexplored: 'unerkundet',
    resources: ['Salz', 'Beute', 'Nahrung'],
    symbols: [
      ['Schädel', 'Schädel'],
      ['Schild', 'Schilde'],
      ['Blitz', 'Blitze'],
    ],
    attributes: ['Macht', 'Magie', 'Charisma', 'List'],
    die: ['Würfel', 'Würfel'],
    phases: {
      setup: 'Aufbau',
      refresh: 'Auffrischungsphase',
      events: 'Ereignisphase',
      build: 'Bauphase',
      actions: 'Aktionsphase',
      nemesis: 'Nemesisphase',
      production: 'Produktionsphase',
      scoring: 'Auswertungsphase',
      over: 'Spielende',
    },
    vp: 'SP',
    ap: 'AP',
    unit: ['Einheit', 'Einheiten'],
    garrison: ['Garnison', 'Garnisonen'],
    skeleton: ['Skelett', 'Skelette'],
    skeletonSource: 'Skelette',
    rules: 'Regeln',
  },
}

/** Names of things at this table. */
export function wordsIn(language: Language, t: Table, names?: NamesOf): Words {
  const nouns = NOUNS[language]
  const list = (parts: readonly string[]): string => joined(parts, nouns.and)
  const player = (role: number): string =>
    heroOf(t.state, role) === NONE
      ? (names?.(role) ?? `${nouns.player} ${role + 1}`)
      : t.content.heroes[heroOf(t.state, role)].name[language]
  const places = placeWords(language, t)
  const cards = cardWords(language, t)
  return {
    player,
    players: (roles) => list(numbersIn(roles).map(player)),
    side: (side) => (side < EMPIRE ? player(side) : side === EMPIRE ? nouns.empire : nouns.chaos),
    troops: (side) => (side === EMPIRE ? nouns.garrison : nouns.skeleton)[1],
    faction: (faction) => t.content.factions[faction]?.name[language] ?? '',
    hero: (hero) => t.content.heroes[hero]?.name[language] ?? '',
    factionText: (faction) => t.content.factions[faction].text[language],
    heroText: (hero) => t.content.heroes[hero].text[language],
    ...places,
    hexes: (spaces) => list(numbersIn(spaces).map(places.hex)),
    ...cards,
    cards: (all) => list(numbersIn(all).map(cards.card)),
    ...amountWords(language, list),
    dice: (colours) => diceWords(language, t, numbersIn(colours), list),
    attribute: (attribute) => nouns.attributes[attribute],
    terrain: (terrain) => t.content.boards.terrains[terrain].name[language],
    phase: (phase) => nouns.phases[phase as Phase] ?? phase,
    count,
    list,
  }
}

const heroOf = (s: State, role: number): number => s.hero[role] ?? NONE

function placeWords(language: Language, t: Table): Pick<Words, 'hex' | 'unit'> {
  const { state, content } = t
  const hex = (space: number): string => {
    const [tile, place] = [state.tile[space], coordinateOf(t, space)]
    // No noun here: in German it would change with every "auf", "nach" and "von".
    if (tile <= FACE_DOWN) return `${place} (${NOUNS[language].unexplored})`
    // The map says the coordinate where it says no name.
    return tile === NONE
      ? `${content.regionNames[content.board.region[space]][language]} (${place})`
      : printed(t).hexes[tile].name[language]
  }
  return {
    hex,
    unit(role, type, n = 1) {
      const unit = content.units[state.faction[role] * UNITS_PER_FACTION + type]
      return (n === 1 ? unit?.one : unit?.name)?.[language] ?? ''
    },
  }
}

type CardWords = Pick<Words, 'card' | 'immediate' | 'item' | 'quest' | 'event' | 'feat' | 'druid' | 'source'>

function cardWords(language: Language, t: Table): CardWords {
  const { hexes, nemesis, items, quests, events, feats, druids } = printed(t)
  const nouns = NOUNS[language]
  const named =
    (of: readonly { readonly name: Readonly<Record<Language, string>> }[]) =>
    (index: number): string =>
      of[index]?.name[language] ?? ''
  const [card, item, quest, event] = [named(nemesis), named(items), named(quests), named(events)]
  const [feat, druid] = [named(feats), named(druids)]
  const sources: Readonly<Record<(typeof SOURCES)[number], (of: number) => string>> = {
    none: () => nouns.rules,
    hex: named(hexes),
    legion: card,
    horde: card,
    druid,
    item,
    quest,
    event,
    feat,
    skeleton: () => nouns.skeletonSource,
    terrain: named(t.content.boards.terrains),
  }
  return {
    card,
    immediate: (of) => nemesis[of]?.text.immediate?.[language] ?? '',
    item,
    quest,
    event,
    feat,
    druid,
    source: (source, of) => sources[SOURCES[source]](of),
  }
}

type AmountWords = Pick<
  Words,
  'resource' | 'resources' | 'symbol' | 'points' | 'ap' | 'units' | 'garrisons' | 'skeletons'
>

function amountWords(language: Language, list: (parts: readonly string[]) => string): AmountWords {
  const nouns = NOUNS[language]
  const resource = (kind: number, n: number): string => `${n} ${nouns.resources[kind]}`
  return {
    resource,
    resources: (...amounts) =>
      list(amounts.flatMap((n, kind) => (n === 0 ? [] : [resource(kind, n)]))) || nouns.nothing,
    symbol: (symbol, n) => counted(nouns.symbols[symbol])(n),
    points: (n) => `${n} ${nouns.vp}`,
    ap: (n) => `${n} ${nouns.ap}`,
    units: counted(nouns.unit),
    garrisons: counted(nouns.garrison),
    skeletons: counted(nouns.skeleton),
  }
}

/** German colours are adjectives here: "2 rote und 1 weißer Würfel". */
function diceWords(
  language: Language,
  { content }: Table,
  colours: readonly number[],
  list: (parts: readonly string[]) => string,
): string {
  const nouns = NOUNS[language]
  if (colours.length === 0) return nouns.nothing
  const parts: string[] = []
  let last = 0
  for (let colour = 0; colour < content.dice.length; colour++) {
    const n = colours.filter((one) => one === colour).length
    if (n === 0) continue
    const name = content.dice[colour].name[language].toLowerCase()
    parts.push(`${n} ${language === 'de' ? `${name}${n === 1 ? 'er' : 'e'}` : name}`)
    last = n
  }
  return `${list(parts)} ${nouns.die[last === 1 ? 0 : 1]}`
}
