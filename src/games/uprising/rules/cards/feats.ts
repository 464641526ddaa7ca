/** Feats: drawn, searched for, put into play (UP-CRD-01, UP-CRD-11, UP-CRD-12, UP-CRD-17, UP-CRD-20, UP-BLD-02). */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { keepFeatFace, chooseFeatFace } from '../table/faces.ts'
import { faced, EVERYONE, only } from '../../../../engine/index.ts'
import { drawCard, putOnBottom, search, sizeOfDeck, takeOut, type Deck } from '../../../../kit/deck.ts'
import { ATTRIBUTES } from '../../content/names.ts'
import { decide } from '../select/decide.ts'
import { printed, type Role } from '../table/state.ts'
import { cardLimit, pushGained } from './card-arrives.ts'

/** Puts a Feat into play: it is active at once (UP-CRD-20). What follows from it is pushed as frames. */
export function enterFeat(play: Play, role: Role, feat: number, rule = 'UP-CRD-11'): void {
  play.state.feats[role].push(feat)
  play.tell({ type: 'featGained', role, feat, rule })
  pushGained(play, role, 'feat', feat)
  if (printed(play).feats[feat].attributes.length > 0) play.push(tuckFeat, { role, feat })
  play.push(cardLimit, { role })
}

export const chooseAttribute: QuestionOf<{ readonly feat: number }> = {
  name: 'chooseAttribute',
  kind: 'option',
  rule: 'UP-CRD-17',
  options: (t, { arg }, out) => void out.push(...printed(t).feats[arg.feat].attributes),
  key: (_t, attribute) => `attribute:${attribute}`,
  prompt: (_t, { arg }) => say('card.attributePrompt', { feat: arg.feat }),
  describe: (_t, attribute) => ({ label: say('card.attribute', { attribute }), targets: [`attribute:${attribute}`] }),
}

/** UP-CRD-17: it still counts as a Feat (UP-RUL-33). */
export const tuckFeat = procedure(
  'tuckFeat',
  function* (play: Play, { role, feat }: { readonly role: Role; readonly feat: number }): Procedure {
    const { state } = play
    if (!state.feats[role].includes(feat)) return
    const attribute = yield* decide(play, chooseAttribute, role, { feat })
    state.tucked.push(feat * ATTRIBUTES.length + attribute)
    state.attributes[role * ATTRIBUTES.length + attribute]++
    play.tell({ type: 'featTucked', role, feat, attribute })
  },
)

/** Draws Feats of which only the owner knows, to choose from: the caller ends here (UP-RUL-34: what is there). */
export function drawToChoose(play: Play, role: Role, n: number): void {
  const { state } = play
  for (let i = 0; i < n; i++) {
    const feat = drawCard(play, state.featDecks[role], 'feat', only(role))
    if (feat !== undefined) state.drawnFeats[role].push(feat)
  }
  state.drawnFeats[role].sort((a, b) => a - b)
  play.tell({ type: 'featsDrawn', role, n: state.drawnFeats[role].length })
}

/** Takes one of the Feats drawn. In a world that somebody imagines it may lie in the deck; then the two change places. */
export function takeDrawn({ state }: Play, role: Role, feat: number): void {
  const drawn = state.drawnFeats[role]
  let at = drawn.indexOf(feat)
  if (at < 0) {
    at = 0
    swapInDeck(state.featDecks[role], feat, drawn[0])
  }
  drawn.splice(at, 1)
}

function swapInDeck(deck: Deck, feat: number, other: number): void {
  for (const part of [deck.middle, deck.top, deck.bottom]) {
    const at = part.indexOf(feat)
    if (at < 0) continue
    part[at] = other
    deck.middle.sort((a, b) => a - b)
    return
  }
}

/** What was not kept goes to the bottom, known to the owner only (UP-BLD-02, UP-RUL-10). */
export function putBackDrawn({ state }: Play, role: Role): void {
  for (const feat of state.drawnFeats[role]) putOnBottom(state.featDecks[role], feat, only(role))
  state.drawnFeats[role] = []
}

const describeFeat = (feat: number) =>
  ({ label: say('card.feat', { feat }), targets: [`feat:${feat}`], data: { kind: 'feat', of: feat } }) as const

/** Which of the Feats drawn comes into play (UP-BLD-02). */
export const keepFeat: QuestionOf = faced(keepFeatFace)({
  kind: 'card',
  rule: 'UP-BLD-02',
  options: (t, { role }, out) => void out.push(...t.state.drawnFeats[role]),
  key: (_t, feat) => `feat:${feat}`,
  prompt: () => say('card.keepFeatPrompt'),
  describe: (_t, feat) => describeFeat(feat),
})

interface DrawArgs {
  readonly role: Role
  readonly n: number
  readonly keep: number
}

/** The top `n` cards, of which `keep` come into play. */
export const pushFeatDraw = (play: Play, role: Role, n: number, keep = n): void =>
  play.push(drawFeats, { role, n, keep })

export const drawFeats = procedure('drawFeats', function* (play: Play, { role, n, keep }: DrawArgs): Procedure {
  const deck = play.state.featDecks[role]
  if (keep < Math.min(n, sizeOfDeck(deck))) {
    drawToChoose(play, role, n)
    play.push(keepFeats, { role, keep })
    return
  }
  for (let i = 0; i < n; i++) {
    const feat = drawCard(play, deck, 'feat', EVERYONE)
    if (feat !== undefined) enterFeat(play, role, feat)
  }
})

/** One at a time: what was hidden is told now. */
export const keepFeats = procedure(
  'keepFeats',
  function* (play: Play, { role, keep }: { readonly role: Role; readonly keep: number }): Procedure {
    if (keep === 0 || play.state.drawnFeats[role].length === 0) return putBackDrawn(play, role)
    const feat = yield* decide(play, keepFeat, role, undefined)
    takeDrawn(play, role, feat)
    play.push(keepFeats, { role, keep: keep - 1 })
    enterFeat(play, role, feat)
  },
)

/** UP-CRD-12: looks through the deck for `n` Feats; it is shuffled (UP-RUL-34). */
export function pushFeatSearch(play: Play, role: Role, n: number): void {
  if (n > 0 && sizeOfDeck(play.state.featDecks[role]) > 0) play.push(searchFeats, { role, n })
}

export const searchFeats = procedure(
  'searchFeats',
  function* (play: Play, { role, n }: { readonly role: Role; readonly n: number }): Procedure {
    search(play, play.state.featDecks[role], only(role))
    play.tell({ type: 'featsSearched', role })
    play.push(takeFeat, { role, n })
  },
)

export const chooseFeat: QuestionOf = faced(chooseFeatFace)({
  kind: 'card',
  rule: 'UP-CRD-12',
  options: (t, { role }, out) => void out.push(...t.state.featDecks[role].middle),
  key: (_t, feat) => `feat:${feat}`,
  prompt: () => say('card.searchFeatPrompt'),
  describe: (_t, feat) => describeFeat(feat),
})

export const takeFeat = procedure(
  'takeFeat',
  function* (play: Play, { role, n }: { readonly role: Role; readonly n: number }): Procedure {
    const deck = play.state.featDecks[role]
    if (deck.middle.length === 0) return
    const feat = yield* decide(play, chooseFeat, role, undefined)
    takeOut(deck, feat)
    if (n > 1) play.push(takeFeat, { role, n: n - 1 })
    enterFeat(play, role, feat, 'UP-CRD-12')
  },
)
