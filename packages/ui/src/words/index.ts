export { englishWords, translateWords } from './words.ts'
export type { CabinetWords } from './words.ts'
