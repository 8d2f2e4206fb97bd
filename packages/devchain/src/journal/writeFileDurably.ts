import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file so that after a crash it is there whole or not at all. */
export function writeFileDurably(file: string, content: string): void {
  const draft = `${file}.draft`
  writeFileSync(draft, content, { flush: true })
  renameDurably(draft, file)
}

/** A rename is on disk when the folder is. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  const folder = openSync(dirname(to), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
