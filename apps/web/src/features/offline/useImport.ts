import { longestFile } from '@countersign/protocol/offline'
import { useMutation } from '@tanstack/react-query'
import {
  FileRefusedError,
  type ImportedTransaction,
  importSignedTransaction,
  readSignedTransaction,
} from '../../domain/offline/importSignedTransaction.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { offlineText as words } from '../../lib/messages/offline.ts'

export type Sent = string | Pick<File, 'name' | 'size' | 'text'>

export type ImportOutcome = { name: string } & ({ taken: ImportedTransaction } | { error: unknown })

/** Imports items one by one: a failure does not affect the next. */
export function useImport(safe: CurrentSafe) {
  const services = useServices()
  return useMutation({
    mutationFn: async (sent: readonly Sent[]): Promise<ImportOutcome[]> => {
      const outcomes: ImportOutcome[] = []
      for (const one of sent) {
        const name = typeof one === 'string' ? '' : one.name
        try {
          const parcel = await readSignedTransaction(await readSent(one))
          outcomes.push({ name, taken: await importSignedTransaction(services, { parcel, safe }) })
        } catch (error) {
          outcomes.push({ error, name })
        }
      }
      return outcomes
    },
  })
}

async function readSent(sent: Sent): Promise<string> {
  if (typeof sent === 'string') return sent
  if (sent.size > longestFile) throw new FileRefusedError({ field: 'file', reason: words.tooLarge })
  return sent.text()
}
