import type { FastSource, Role } from '../../engine/index.ts'

/** What came of an answer so far. */
interface Tried {
  readonly option: number
  readonly role: Role
  sum: number
  times: number
}

const CURIOSITY = 0.7
/** A game without end must not fill the memory. */
const MOST = 200_000

/**
 * Learns from playout to playout how everybody answers best, where a game has no policy of its own. It goes by the answers that were
 * given, over all dealt worlds together: nobody in it knows the world.
 */
export class Replies {
  private readonly known = new Map<string, Tried[]>()
  private path = ''
  private isNew = false
  private readonly taken: Tried[] = []

  begin(plan: string): void {
    this.path = plan
    this.isNew = false
    this.taken.length = 0
  }

  next(role: Role, options: readonly number[], source: FastSource): number {
    if (this.isNew) return options[source.below(options.length)]
    this.path += `/${role}`
    let answers = this.known.get(this.path)
    if (answers === undefined) {
      // One more question in each playout.
      this.isNew = true
      answers = []
      if (this.known.size < MOST) this.known.set(this.path, answers)
    }
    const answer = chosen(answers, options, role, source)
    this.taken.push(answer)
    this.path += `:${answer.option}`
    return answer.option
  }

  learn(chances: readonly number[]): void {
    for (const answer of this.taken) {
      answer.times++
      answer.sum += chances[answer.role]
    }
  }
}

function chosen(answers: Tried[], options: readonly number[], role: Role, source: FastSource): Tried {
  const known = answers.filter(({ option }) => options.includes(option))
  if (known.length < options.length) {
    const others = options.filter((option) => !known.some((one) => one.option === option))
    const answer = { option: others[source.below(others.length)], role, sum: 0, times: 0 }
    answers.push(answer)
    return answer
  }
  const all = known.reduce((sum, { times }) => sum + times, 0)
  const promise = ({ sum, times }: Tried): number => sum / times + CURIOSITY * Math.sqrt(Math.log(all) / times)
  return known.reduce((best, one) => (promise(one) > promise(best) ? one : best))
}
