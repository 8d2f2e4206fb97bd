import { useState } from 'react'

type Progress = { done: number; all: number }

export type Task = {
  error: unknown
  isRunning: boolean
  progress: Progress | undefined
  run(task: (onProgress: (done: number, all: number) => void) => Promise<void>): void
}

/** One task at a time, with its progress and its error. */
export function useTask(): Task {
  const [error, setError] = useState<unknown>()
  const [isRunning, setRunning] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  return {
    error,
    isRunning,
    progress,
    run(task) {
      setError(undefined)
      setRunning(true)
      task((done, all) => setProgress({ all, done }))
        .catch(setError)
        .finally(() => {
          setRunning(false)
          setProgress(undefined)
        })
    },
  }
}
