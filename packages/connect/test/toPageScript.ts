/** A function as a script of a page. Compilers that keep names wrap functions in a helper that pages lack. */
export function toPageScript<argument>(run: (argument: argument) => void, argument: argument): string {
  return `{ const __name = (named) => named; (${run.toString()})(${JSON.stringify(argument)}) }`
}
