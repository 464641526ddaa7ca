/** What is asked before the first Chapter. */
import { faced } from '../../../../engine/index.ts'
import { say, type QuestionOf } from '../table/rules.ts'
import { factionFace, heroFace } from '../table/faces.ts'
import { MIN_FACTIONS } from '../../content/names.ts'
import { isEmpty } from '../map/pieces.ts'
import { NONE, type Space, type Table } from '../table/state.ts'

/** UP-SET-36: the group's choice, told by its first seat. */
export const chooseFirstPlayer: QuestionOf = {
  name: 'firstPlayer',
  kind: 'option',
  rule: 'UP-SET-36',
  options({ state }, _, out) {
    for (let role = 0; role < state.roles; role++) out.push(role)
  },
  key: (_, role) => `role:${role}`,
  prompt: () => say('frame.chooseFirstPlayer'),
  describe: (_, role) => ({ label: say('frame.player', { role }), targets: [`role:${role}`] }),
}

/** Each faction takes part once at most (UP-SET-02, UP-SET-10). */
export const chooseFaction: QuestionOf = faced(factionFace)({
  kind: 'option',
  rule: 'UP-SET-10',
  options({ state, content }, _, out) {
    for (let faction = 0; faction < content.factions.length; faction++)
      if (!state.faction.includes(faction)) out.push(faction)
  },
  key: (_, faction) => `faction:${faction}`,
  prompt: () => say('frame.chooseFaction'),
  describe: (_, faction) => ({
    label: say('frame.faction', { faction }),
    targets: [`faction:${faction}`],
    data: faction,
    detail: say('frame.factionDetail', { faction }),
  }),
})

/** UP-SET-11; the argument is the faction. */
export const chooseHero: QuestionOf<number> = faced(heroFace)({
  kind: 'card',
  rule: 'UP-SET-11',
  options: ({ content }, { arg }, out) => void out.push(...content.factions[arg].heroes),
  key: (_, hero) => `hero:${hero}`,
  prompt: (_, { arg }) => say('frame.chooseHero', { faction: arg }),
  describe({ content }, hero) {
    const [might, magic, leadership, guile] = content.heroes[hero].attributes
    return {
      label: say('frame.hero', { hero }),
      targets: [`hero:${hero}`],
      data: { kind: 'hero', of: hero },
      detail: say('frame.heroDetail', { hero, might, magic, leadership, guile }),
    }
  },
})

const homesOf = ({ state, content }: Table): readonly Space[] => content.layouts[state.roles - MIN_FACTIONS].homes

/** One of the home spaces that nobody has taken (UP-SET-20). */
export const chooseHome: QuestionOf<number> = {
  name: 'home',
  kind: 'hex',
  rule: 'UP-SET-20',
  options(t, _, out) {
    for (const space of homesOf(t)) if (t.state.tile[space] === NONE) out.push(space)
  },
  key: (_, space) => `hex:${space}`,
  prompt: (_, { arg }) => say('frame.chooseHome', { faction: arg }),
  describe: (_, space) => ({ label: say('frame.hex', { space }), targets: [`hex:${space}`] }),
}

/** An empty region hex (UP-RUL-18). */
export const chooseExtraCurse: QuestionOf = {
  name: 'extraCurse',
  kind: 'hex',
  rule: 'UP-RUL-18',
  options({ state }, _, out) {
    for (let space = 0; space < state.tile.length; space++)
      if (state.tile[space] === NONE && isEmpty(state, space)) out.push(space)
  },
  key: (_, space) => `hex:${space}`,
  prompt: () => say('frame.extraCurse'),
  describe: (_, space) => ({ label: say('frame.hex', { space }), targets: [`hex:${space}`] }),
}
