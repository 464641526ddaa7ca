/** Lessons and worked examples: what they are made of, and the coach. */
export * from './lesson.ts'
export { coachView, lessonCourse, type CoachView } from './coach.ts'
export { exampleCourse, exampleView, type ExampleView } from './example.ts'
export { assertExample, assertLesson } from './check.ts'
export { Run } from './run.ts'
