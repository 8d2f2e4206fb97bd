export {
  type CommandSpec,
  getRequiredText,
  getText,
  type OptionValues,
  UsageError,
} from '../arguments/Command.ts'
export { parseCommandLine } from '../arguments/parseCommandLine.ts'
export { renderHelp } from '../arguments/renderHelp.ts'
export { renderLines } from '../terminal/Line.ts'
export { createProgress, type StartProgress } from '../terminal/Terminal.ts'
