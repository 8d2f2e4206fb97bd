import { longestFile } from '@countersign/protocol'
import { useMutation } from '@tanstack/react-query'
import { readParcel } from '../../domain/exchange/Parcel.ts'
import { ParcelRefusedError } from '../../domain/exchange/ParcelRefusedError.ts'
import { type TakenParcel, takeParcel } from '../../domain/exchange/takeParcel.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { exchangeText as words } from '../../lib/messages/exchange.ts'

/** What was sent: a text, or a file that holds one. */
export type Sent = string | Pick<File, 'name' | 'size' | 'text'>

export type ImportOutcome = { name: string } & ({ taken: TakenParcel } | { error: unknown })

/** Takes in what was sent, one after the other: what is wrong with one says nothing of the next. */
export function useImport(safe: CurrentSafe) {
  const services = useServices()
  return useMutation({
    mutationFn: async (sent: readonly Sent[]): Promise<ImportOutcome[]> => {
      const outcomes: ImportOutcome[] = []
      for (const one of sent) {
        const name = typeof one === 'string' ? '' : one.name
        try {
          const parcel = await readParcel(await readSent(one))
          outcomes.push({ name, taken: await takeParcel(services, { parcel, safe }) })
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
  if (sent.size > longestFile) throw new ParcelRefusedError({ field: 'file', reason: words.tooLarge })
  return sent.text()
}
