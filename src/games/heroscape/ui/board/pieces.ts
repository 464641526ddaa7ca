import { allFigures, glyphsOf, ownerOf, phaseOf, turnOf, type FigureShown, type Seen } from '../seen.ts'
import { GLYPH_IDS } from '../../content/names.ts'
import type { TurnShown } from '../../rules/table/cells.ts'
import { STANDING } from '../../rules/table/state.ts'
import { isBasicGame } from '../army.ts'
import type { SceneFigure, SceneGlyph, SceneZone } from '../scene/types.ts'
import { roleColour, roleEmblem } from '../sides.ts'

/* What stands and lies on the battlefield, as scene and plan draw it. */

/** Every figure that stands on the battlefield. */
export const standingFigures = (seen: Seen): FigureShown[] =>
  allFigures(seen).filter(({ fate, front }) => fate === STANDING && front >= 0)

export const lifeOf = (seen: Seen, figure: number): number =>
  isBasicGame(seen) ? 1 : seen.roster.cards[seen.roster.cardOf[figure]].master.life

function stateOf(seen: Seen, figure: number, turn: TurnShown | undefined): SceneFigure['state'] {
  if (turn === undefined || turn.card < 0) return 'ready'
  const { cards, cardOf } = seen.roster
  const card = cardOf[figure]
  const isActive =
    card === turn.card ||
    (cards[card] === cards[turn.card] && cards[card].rarity === 'common' && ownerOf(seen, figure) === turn.role)
  if (!isActive) return 'ready'
  const done = turn.step === 'attack' ? turn.attackers : turn.moved
  return done.includes(figure) ? 'moved' : 'active'
}

/** A figure as it looks, wherever it stands. */
export function figureOf(seen: Seen, id: number): SceneFigure {
  const owner = ownerOf(seen, id)
  const card = seen.roster.cards[seen.roster.cardOf[id]].id
  const look = { card, colour: roleColour(owner), emblem: roleEmblem(owner), life: lifeOf(seen, id) }
  return { ...look, id: `${id}`, front: -1, rear: -1, wounds: 0, state: 'ready' }
}

export function sceneFigures(seen: Seen): SceneFigure[] {
  const turn = turnOf(seen.view)
  return standingFigures(seen).map(({ id, front, rear, wounds }) => ({
    ...figureOf(seen, id),
    front,
    rear,
    wounds,
    state: stateOf(seen, id, turn) ?? 'ready',
  }))
}

export function sceneGlyphs(seen: Seen): SceneGlyph[] {
  return glyphsOf(seen)
    .filter(({ space, takenBy }) => space >= 0 && takenBy < 0)
    .map(({ piece, kind, space, up }) => {
      const owner = ownerOfGlyph(seen, space)
      return {
        id: `${piece}`,
        space,
        glyph: up === 1 && kind >= 0 ? GLYPH_IDS[kind] : 'hidden',
        ...(owner < 0 ? {} : { colour: roleColour(owner) }),
      }
    })
}

/** Some scenarios print to whom a glyph belongs. */
function ownerOfGlyph({ scenario: { layout } }: Seen, space: number): number {
  const at = layout.glyphOn[space] ?? -1
  return at < 0 ? -1 : layout.glyphs[at].owner
}

/** Starting zones are shown until everybody stands in them. */
export function sceneZones(seen: Seen, isPlacing: boolean): SceneZone[] {
  const phase = phaseOf(seen.view)
  if (!isPlacing && phase !== 'start' && phase !== 'army' && phase !== 'placing') return []
  const { scenario, options } = seen
  const zones = scenario.setups[options.setup]?.zone ?? []
  return scenario.layout.zones.flatMap(({ id, spaces }, zone) => {
    const role = zones.indexOf(zone)
    return role < 0 ? [] : [{ id, colour: roleColour(role), spaces }]
  })
}
