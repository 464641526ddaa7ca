import { rulesOf } from '../../../../engine/index.ts'
import type { Play as EnginePlay, Procedure as EngineProcedure, Question } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import type { Event, Messages } from '../words/words.ts'
import type { State } from './state.ts'

type Types = { state: State; content: Content; messages: Messages; event: Event }

/** What the rules of this game are written with. */
export const { procedure, steps, say, made } = rulesOf<Types>()
export type Play = EnginePlay<State, Content, Event>
export type Procedure<R = void> = EngineProcedure<State, Content, R>
export type QuestionOf<A = void, O extends number = number> = Question<State, Content, A, O>
