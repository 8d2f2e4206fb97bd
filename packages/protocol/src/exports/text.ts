export { sanitizeText } from '../text/sanitizeText.ts'
export { toCsvLine } from '../text/toCsvLine.ts'
export { fillWords, say, type Words } from '../text/Words.ts'
