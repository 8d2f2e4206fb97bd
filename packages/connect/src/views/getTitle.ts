import type { Translate } from '../messages/format.ts'
import type { View } from '../state/DialogState.ts'

export function getTitle(view: View, t: Translate): string {
  const values = { wallet: 'item' in view ? view.item.name : '' }
  switch (view.view) {
    case 'list':
      return t('connectTitle')
    case 'intro':
      return t('introTitle')
    case 'get':
      return t('getTitle')
    case 'options':
      return t('getNamed', values)
    case 'install':
      return t('installTitle', values)
    case 'instructions':
      return t('stepsTitle', values)
    case 'connect':
      if (view.progress.status !== 'scan') return view.item.name
      return view.item.id === 'walletConnect' ? t('scanPhone') : t('scanTitle', values)
    case 'verify':
      return t('verifyTitle')
    case 'networks':
      return t('networksTitle')
    case 'profile':
      return t('profileTitle')
  }
}
