export function runNode(
  parameters: readonly string[],
  options: {
    cwd: string
    env?: Record<string, string>
    label?: string
    onStill?: () => void
    timeout?: number
    signal: AbortSignal
  },
): Promise<number>
