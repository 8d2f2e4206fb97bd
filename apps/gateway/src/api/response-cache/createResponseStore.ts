export type Answer = {
  body: Uint8Array<ArrayBuffer>
  etag: string
  /** Of the Safe when the answer was begun. */
  version: string
}

export type AnswerStore = { find(key: string): Answer | undefined; keep(key: string, answer: Answer): void }

/** Answers up to a number of bytes; those not asked for the longest go first. */
export function createAnswerStore({ maxBytes }: { maxBytes: number }): AnswerStore {
  const answers = new Map<string, Answer>()
  let bytes = 0
  const sizeOf = (key: string, { body }: Answer) => key.length + body.length

  function drop(key: string): void {
    const answer = answers.get(key)
    if (!answer) return
    answers.delete(key)
    bytes -= sizeOf(key, answer)
  }

  return {
    find(key) {
      const answer = answers.get(key)
      if (!answer) return undefined
      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    keep(key, answer) {
      drop(key)
      // One page must not drive out a hundred others.
      if (sizeOf(key, answer) > maxBytes / 16) return
      answers.set(key, answer)
      bytes += sizeOf(key, answer)
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) return
        drop(oldest)
      }
    },
  }
}
