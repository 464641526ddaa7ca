/** Own cards that a selector means: Feats and Items in play (see `OwnCardSel`). */
import { faced } from '../../../../engine/index.ts'
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { chooseOwnCardFace, type EffectRef } from '../table/faces.ts'
import type { OwnCardSel } from '../../content/effects/selectors.ts'
import { isTurnedDown, type OwnKind } from '../cards/ownership.ts'
import { printed, type Role, type State, type Table } from '../table/state.ts'
import { SOURCES, sourceOf, type Context } from './context.ts'
import { decide } from './decide.ts'
import { numberOf } from './numbers.ts'
import { deciderOf } from './which-players.ts'

export interface OwnCard {
  readonly kind: 'feat' | 'item'
  readonly source: number
  readonly of: number
}

/** Feats and Items as options of a question: Feats first. */
const ITEMS_FROM = 1000
export const optionOf = (kind: OwnKind, of: number): number => (kind === 'item' ? ITEMS_FROM + of : of)
export const cardOfOption = (option: number): OwnCard =>
  option >= ITEMS_FROM
    ? { kind: 'item', source: SOURCES.indexOf('item'), of: option - ITEMS_FROM }
    : { kind: 'feat', source: SOURCES.indexOf('feat'), of: option }
export const keyOfCard = ({ kind, of }: OwnCard): string => `${kind}:${of}`

export type CardPurpose = 'discard' | 'flip' | 'unflip' | 'limit'

interface Wanted extends EffectRef {
  readonly owner: Role
  readonly type: OwnCardSel['type']
  readonly face: OwnCardSel['face'] | undefined
  /** The dearest only (UP-RUL-98). */
  readonly isDearest: boolean
  /** An option that is not meant: the card itself, or -1. */
  readonly except: number
  readonly chosen: readonly number[]
  readonly purpose: CardPurpose
  readonly left: number
}

function isFaceRight(s: State, kind: OwnKind, of: number, face: OwnCardSel['face'] | undefined): boolean {
  return face === undefined || isTurnedDown(s, kind, of) === (face === 'faceDown')
}

/** Everything that qualifies, in the order in which it came into play. */
function candidates(t: Table, { owner, type, face, isDearest, except, chosen }: Wanted, out: number[]): number[] {
  const { state } = t
  const add = (kind: 'feat' | 'item', cards: readonly number[]): void => {
    for (const of of cards) {
      const option = optionOf(kind, of)
      if (option !== except && !chosen.includes(option) && isFaceRight(state, kind, of, face)) out.push(option)
    }
  }
  if (type !== 'item') add('feat', state.feats[owner])
  if (type !== 'feat') add('item', state.items[owner])
  if (isDearest) keepDearest(t, out)
  return out
}

/** Printed Salt; Feats have no price and stay (UP-RUL-98). */
function keepDearest(t: Table, out: number[]): void {
  const { items } = printed(t)
  let most = -1
  for (const option of out) if (option >= ITEMS_FROM) most = Math.max(most, items[option - ITEMS_FROM].salt)
  const dearest = out.filter((option) => option < ITEMS_FROM || items[option - ITEMS_FROM].salt === most)
  out.length = 0
  out.push(...dearest)
}

function wantedBy(owner: Role, sel: OwnCardSel, c: Context, purpose: CardPurpose, isOther: boolean): Wanted {
  const kind = sourceOf(c)
  const self = kind === 'feat' || kind === 'item' ? optionOf(kind, c.of) : -1
  const isDearest = sel.pick === 'mostExpensive'
  return {
    source: c.source,
    of: c.of,
    owner,
    type: sel.type,
    face: sel.face,
    isDearest,
    except: isOther ? self : -1,
    chosen: [],
    purpose,
    left: 1,
  }
}

/** All that a selector could mean for a player. */
export function ownCardsFor(t: Table, owner: Role, sel: OwnCardSel, c: Context, isOther = false): OwnCard[] {
  return candidates(t, wantedBy(owner, sel, c, 'discard', isOther), []).map(cardOfOption)
}

export const chooseOwnCard: QuestionOf<Wanted> = faced(chooseOwnCardFace)({
  kind: 'card',
  rule: 'UP-RUL-05',
  options: (t, { arg }, out) => void candidates(t, arg, out),
  key: (_t, option) => keyOfCard(cardOfOption(option)),
  about: (_t, { arg: { source, of } }) => ({ source, of }),
  prompt: (_t, { arg: { purpose, left, owner }, role }) =>
    say('card.ownCardPrompt', { purpose, n: left, owner, isOwn: owner === role ? 1 : 0 }),
  describe(_t, option) {
    const card = cardOfOption(option)
    return { label: say('card.card', { source: card.source, of: card.of }), targets: [keyOfCard(card)] }
  },
})

/** The cards that are taken: asked one by one, or all, or the dearest, or by chance. */
export function* chooseOwnCards(
  play: Play,
  owner: Role,
  sel: OwnCardSel,
  c: Context,
  purpose: CardPurpose,
  isOther = false,
): Procedure<readonly OwnCard[]> {
  const wanted = wantedBy(owner, sel, c, purpose, isOther)
  const all = candidates(play, wanted, [])
  if (sel.pick === 'all') return all.map(cardOfOption)
  const n = Math.min(all.length, sel.n === undefined ? 1 : numberOf(play, sel.n, c))
  const chosen: number[] = []
  const by = deciderOf(play, sel.by, c, owner)
  while (chosen.length < n) {
    const now = { ...wanted, chosen: chosen.slice(), left: n - chosen.length }
    const open = candidates(play, now, [])
    if (open.length === 0) break
    chosen.push(sel.pick === 'random' ? play.drawOne(open, 'own card') : yield* decide(play, chooseOwnCard, by, now))
  }
  return chosen.map(cardOfOption)
}
