/** Quests (UP-QST): choose one, roll, solve or fail. */
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { chooseQuestFace } from '../table/faces.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { trigger } from '../cards/triggers.ts'
import { pushEffects } from '../effects/run.ts'
import { heroColoursOf } from '../heroes/hero-dice.ts'
import { endHeroRoll, isRollBarred, pushHeroRoll } from '../heroes/hero-roll.ts'
import { holds } from '../select/conditions.ts'
import { contextOf, type Context } from '../select/context.ts'
import { NONE, printed, type Role, type Table } from '../table/state.ts'

/** Quests that can be attempted, from left to right; from any hex (UP-QST-01). */
export function openQuests({ state }: Table, out: number[] = []): number[] {
  for (const quest of state.openQuests) if (quest !== NONE) out.push(quest)
  return out
}

const contextOfQuest = ({ state }: Table, quest: number, role: Role): Context =>
  contextOf('quest', quest, { you: role, here: state.heroAt[role] })

/** Bonus dice at the bottom of the Quest whose condition is met (UP-QST-03). */
export function questBonus(t: Table, quest: number, role: Role): number[] {
  const c = contextOfQuest(t, quest, role)
  const dice: number[] = []
  for (const bonus of printed(t).quests[quest].bonus) if (holds(t, bonus.if, c)) dice.push(...heroColoursOf(bonus.dice))
  return dice
}

interface QuestArgs {
  readonly role: Role
  /** More dice, see `heroColoursOf`. */
  readonly dice: readonly number[]
  /** 1: the fail effect is left out. */
  readonly ignoreFail: number
}

export const chooseQuest: QuestionOf = faced(chooseQuestFace)({
  kind: 'card',
  rule: 'UP-QST-02',
  options: (t, _ask, out) => void openQuests(t, out),
  key: (_t, quest) => `quest:${quest}`,
  prompt: () => say('card.questPrompt'),
  describe: (t, quest, { role }) => ({
    label: say('card.quest', { quest }),
    targets: [`quest:${quest}`],
    detail: say('card.questDetail', {
      quest,
      need: printed(t).quests[quest].need,
      dice: questBonus(t, quest, role).join(),
    }),
  }),
  closes: () => true,
})

/** The Quest Action without its AP: choose, roll, resolve. Nothing without an available Quest. */
export function pushQuest(play: Play, role: Role, dice: readonly number[] = [], ignoreFail = 0): void {
  play.push(attempt, { role, dice: dice.slice(), ignoreFail })
}

export const attempt = procedure('quest', function* (play: Play, { role, dice, ignoreFail }: QuestArgs): Procedure {
  if (openQuests(play).length === 0 || isRollBarred(play, role)) return
  const chosen = yield* ask(play, chooseQuest, role, undefined)
  play.tell({ type: 'questAttempted', role, quest: chosen })
  play.push(questResult, { role, quest: chosen, ignoreFail })
  pushHeroRoll(play, role, chosen, [...questBonus(play, chosen, role), ...dice])
})

interface ResultArgs {
  readonly role: Role
  readonly quest: number
  readonly ignoreFail: number
}

/** Solved: the solve effect, then the reward of every goal met, left to right; else only the fail effect (UP-RUL-39). */
export const questResult = procedure(
  'questResult',
  function* (play: Play, { role, quest: number, ignoreFail }: ResultArgs): Procedure {
    const { goals, need, solve, fail } = printed(play).quests[number]
    const symbols = endHeroRoll(play)
    const met = goals.filter(({ symbol, n }) => symbols[symbol] >= n)
    const isSolved = met.length >= need
    const c = contextOfQuest(play, number, role)
    play.tell({ type: 'questEnded', role, quest: number, isSolved: isSolved ? 1 : 0, met: met.length, need })
    trigger(play, isSolved ? 'questSolved' : 'questFailed', { actor: role, here: c.here })
    if (isSolved) {
      for (const { reward } of met.reverse()) pushEffects(play, reward, c)
      pushEffects(play, solve, c)
    } else if (ignoreFail === 0) pushEffects(play, fail, c)
  },
)
