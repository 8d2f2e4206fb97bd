import type { MessageKeyWith } from '../messages/format.ts'
import type { ConnectStatus } from '../state/DialogState.ts'
import type { Environment } from '../wallet-list/Environment.ts'
import type { Wallet } from '../wallets/Wallet.ts'

type ConnectKey = MessageKeyWith<'wallet'>

export type ConnectDescription = { isWorking: boolean; text: ConnectKey | undefined; title: ConnectKey }

/** Title and detail of an attempt's status. */
export function describeConnect(
  { status }: ConnectStatus,
  { isMobile }: Environment,
  { deepLinks }: Pick<Wallet, 'deepLinks'>,
): ConnectDescription {
  switch (status) {
    case 'opening':
      return { isWorking: true, text: undefined, title: 'opening' }
    case 'connecting':
      return { isWorking: true, text: undefined, title: 'connecting' }
    case 'confirm':
      return { isWorking: true, text: 'confirm', title: 'opening' }
    case 'continue':
      return { isWorking: true, text: 'accept', title: 'continueIn' }
    case 'accept':
      return { isWorking: true, text: undefined, title: 'accept' }
    case 'scan':
      return { isWorking: false, text: undefined, title: 'scanText' }
    case 'notFound':
      return { isWorking: false, text: 'notFoundText', title: 'notFound' }
    case 'openInside':
      return { isWorking: false, text: 'openInsideText', title: 'openInside' }
    case 'notInstalled':
      return { isWorking: false, text: 'notInstalledText', title: 'notInstalled' }
    case 'notAvailable':
      return {
        isWorking: false,
        text: isMobile && !deepLinks ? 'notAvailablePhoneText' : 'noPairingText',
        title: 'notAvailable',
      }
    case 'unsupportedBrowser':
      return { isWorking: false, text: 'unsupportedBrowserText', title: 'unsupportedBrowser' }
    case 'rejected':
      return { isWorking: false, text: 'rejectedText', title: 'rejected' }
    case 'noAccount':
      return { isWorking: false, text: 'noAccountText', title: 'noAccount' }
    case 'pending':
      return { isWorking: false, text: 'pendingText', title: 'pending' }
    case 'timedOut':
      return { isWorking: false, text: 'timedOutText', title: 'timedOut' }
    case 'offline':
      return { isWorking: false, text: 'offlineText', title: 'offline' }
    case 'failed':
      return { isWorking: false, text: 'failedText', title: 'failed' }
  }
}
