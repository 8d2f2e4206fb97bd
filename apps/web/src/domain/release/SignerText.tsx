import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { Signer } from './Release.ts'

const t = createCatalogue('pin')

export function SignerText({ signer }: { signer: Signer }) {
  switch (signer.verdict) {
    case 'valid':
      return t('signerValid', { key: signer.keyId })
    case 'invalid':
      return t('signerInvalid', { key: signer.keyId })
    case 'other-key':
      return t('signerOther', { key: signer.keyId })
    case 'unknown':
      return t('signerUnknown', { key: signer.keyId })
    case 'none':
      return t('signerNone')
  }
}
