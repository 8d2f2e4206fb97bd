import type { StartKey } from '../messages/enStart.ts'
import type { MessageValues } from '../messages/format.ts'
import { useConnectContext } from './ConnectContext.ts'

/** The words that are there before a click; what is shown before a click can use no others. */
export function useStartWords(): (key: StartKey, values?: MessageValues) => string {
  return useConnectContext().t
}
