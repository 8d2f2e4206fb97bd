import { bytesToHex, type Hex, hexToBytes } from 'viem'
import { z } from 'zod'
import type { LedgerTransport } from '../src/hardware/ledger/sendApdu.ts'
import recorded from './fixtures/deviceExchanges.json' with { type: 'json' }

const LinesSchema = z.array(z.string())
const FieldsSchema = z.array(z.object({ name: z.string(), type: z.string() }))
const RecordSchema = z.record(z.string(), z.unknown())

/** Exchanges with devices, of the vendor's own tests (`test/fixtures/README.md`). */
export const ledgerExchanges = z
  .object({
    messages: z.array(LinesSchema),
    transactions: z.array(LinesSchema),
    typedData: z.array(
      z.object({
        exchange: LinesSchema,
        message: z.object({
          domain: RecordSchema,
          message: RecordSchema,
          primaryType: z.string(),
          types: z.record(z.string(), FieldsSchema),
        }),
        name: z.string(),
      }),
    ),
  })
  .parse(recorded)

const toHex = (line = ''): Hex => `0x${line.slice(3)}`

/** The data of the recorded commands, without their heads. */
export const readCommands = (lines: readonly string[]): Uint8Array[] =>
  lines.filter((line) => line.startsWith('=>')).map((line) => hexToBytes(toHex(line)).subarray(5))

/** A device that answers exactly the recorded commands, in their order. */
export function replayLedger(lines: readonly string[]): LedgerTransport & { isFinished(): boolean } {
  let position = 0
  return {
    async close() {},
    async exchange(apdu) {
      const [command, response] = lines.slice(position, position + 2)
      if (bytesToHex(apdu) !== toHex(command)) throw new Error(`Sent ${bytesToHex(apdu)}, recorded ${command}.`)
      position += 2
      return hexToBytes(toHex(response))
    },
    isFinished: () => position === lines.length,
  }
}
