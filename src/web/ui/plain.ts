/** What is typed or pasted, without what does not show: the server would refuse it. */
export { plainLine, plainText } from '../../protocol/plain.ts'
