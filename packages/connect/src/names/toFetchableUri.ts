import { GATEWAYS } from '../constants.ts'
import { UnresolvableUriError } from './avatarErrors.ts'

export type Gateways = { ipfs?: string | undefined; arweave?: string | undefined }

const CID = /^(Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,})(\/.*)?$/

/** A fetchable URL: gateways for ipfs, ipns and arweave, data URIs unchanged. */
export function toFetchableUri(
  uri: string,
  { arweave = GATEWAYS.arweave, ipfs = GATEWAYS.ipfs }: Gateways = {},
): string {
  const text = uri.trim()
  if (/^data:/i.test(text) || /^https?:\/\//i.test(text)) return text
  const [, protocol = '', rest = ''] = /^(ipfs|ipns|ar):\/*(.+)$/i.exec(text) ?? []
  switch (protocol.toLowerCase()) {
    case 'ipfs':
      return `${trim(ipfs)}/ipfs/${rest.replace(/^ipfs\//i, '')}`
    case 'ipns':
      return `${trim(ipfs)}/ipns/${rest.replace(/^ipns\//i, '')}`
    case 'ar':
      return `${trim(arweave)}/${rest}`
    default: {
      const path = text.replace(/^\/?ipfs\//i, '')
      if (CID.test(path)) return `${trim(ipfs)}/ipfs/${path}`
      throw new UnresolvableUriError({ uri })
    }
  }
}

const trim = (gateway: string) => gateway.replace(/\/+$/, '')
