/** Lessons and worked examples: what they are made of, the coach, and how they are proven. */
export * from './lesson.ts'
export { OFFER, type Tried } from './answers.ts'
export { coachView, lessonCourse, type CoachState, type CoachView, type Course, type Reaction } from './coach.ts'
export { exampleCourse, exampleView, type ExampleView } from './example.ts'
export { assertExample, assertLesson, exampleProblems, lessonProblems, teachingProblems } from './check.ts'
export { rehearse, tryExample, type Said } from './rehearse.ts'
export { Run, type OthersAnswer, type Try } from './run.ts'
