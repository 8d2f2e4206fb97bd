/** Programs accept only `--help`: all settings are environment variables. */
export function answerArgument(argument: string, { help }: { help: string }): void {
  if (argument === '--help' || argument === '-h') {
    process.stdout.write(help)
    return
  }
  process.stderr.write(`Unknown option ${argument}: see --help for the settings.\n`)
  process.exitCode = 1
}
