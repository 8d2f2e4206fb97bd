import type { StartKey } from '../messages/enStart.ts'
import type { MessageValues } from '../messages/format.ts'
import { useConnectContext } from './ConnectContext.ts'

/** The messages available before the dialog is loaded. */
export function useStartWords(): (key: StartKey, values?: MessageValues) => string {
  return useConnectContext().t
}
