export function runNode(
  parameters: readonly string[],
  options: {
    cwd: string
    env?: Record<string, string>
    label?: string
    onStill?: () => void
    patience?: number
    signal: AbortSignal
  },
): Promise<number>
