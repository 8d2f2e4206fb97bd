export { type MessageValue, msg, type TranslatableMessage } from '../text/msg.ts'
export { parseJson } from '../text/parseJson.ts'
export { sanitizeText } from '../text/sanitizeText.ts'
export { toCsvLine } from '../text/toCsvLine.ts'
