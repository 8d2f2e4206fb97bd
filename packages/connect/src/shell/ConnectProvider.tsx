import { type ConnectProviderProps, ConnectState } from './ConnectState.tsx'
import { DialogShell } from './DialogShell.tsx'
import type { DialogParts } from './useDialogParts.ts'

const drawDialog = (late: DialogParts) => <DialogShell late={late} />

/** Provides the dialog; place it inside wagmi's provider, around the app. */
export function ConnectProvider(props: ConnectProviderProps) {
  return <ConnectState {...props} dialog={drawDialog} />
}
