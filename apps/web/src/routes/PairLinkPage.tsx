import { Link, useLocation } from '@tanstack/react-router'
import { useNameOf } from '../domain/address-book/useName.ts'
import { parsePairingLink, readPastedLink } from '../domain/app-requests/parsePairingLink.ts'
import { type MySafe, useMySafes } from '../domain/safe/useMySafes.ts'
import { useConnectDialog } from '../domain/services/ConnectDialogContext.ts'
import { useServices } from '../domain/services/Services.ts'
import { useSigner } from '../domain/services/useSigner.ts'
import { describeError } from '../lib/describeError.ts'
import { shortAddress } from '../lib/groupHex.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Identicon } from '../ui/Identicon.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Page } from '../ui/Page.tsx'
import { Row, RowLine, rowWords } from '../ui/Rows.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'

const t = createCatalogue('walletConnect')
const tSafes = createCatalogue('safes')
const tConnect = createCatalogue('connect')

export function PairLinkPage() {
  const uri = readPastedLink(useLocation({ select: ({ searchStr }) => searchStr }))
  const { config } = useServices()
  const failure = findFailure(uri)
  return (
    <Page lead={t('chooseLead')} title={t('chooseTitle')} width="read">
      {config.relayUrl === null ? (
        <Empty icon="chain" title={t('off')}>
          {t('offText')}
        </Empty>
      ) : failure === undefined ? (
        <Choice uri={uri} />
      ) : (
        <Notice title={t('chooseBad')} tone="stop">
          {failure}
        </Notice>
      )}
    </Page>
  )
}

function findFailure(uri: string): string | undefined {
  try {
    parsePairingLink(uri, Date.now())
    return undefined
  } catch (error) {
    return describeError(error).sentence
  }
}

function Choice({ uri }: { uri: string }) {
  const { status } = useSigner()
  const { open } = useConnectDialog()
  const { failures, isLoading, retry, safes } = useMySafes()
  // Only owners can answer requests.
  const owned = safes.filter(({ role }) => role === 'owner')
  const isReading = isLoading || safes.some(({ error, role }) => role === 'unknown' && error === null)
  return (
    <>
      {failures.map(({ chain, error }) => (
        <ErrorNotice error={error} key={chain.id} onRetry={retry} title={tSafes('listFailed', { chain: chain.name })} />
      ))}
      <Card isFlush title={t('chooseList')}>
        {status === 'disconnected' ? (
          <Empty
            action={
              <Button look="primary" onClick={open}>
                {tConnect('connect')}
              </Button>
            }
            icon="safe"
            title={t('chooseNone')}
          >
            {t('chooseNoneText')}
          </Empty>
        ) : owned.length > 0 ? (
          <ul>
            {owned.map((safe) => (
              <SafeChoice key={`${safe.chain.id}${safe.address}`} safe={safe} uri={uri} />
            ))}
          </ul>
        ) : isReading || status === 'restoring' ? (
          <SkeletonRows count={3} label={t('chooseLoading')} />
        ) : (
          <Empty icon="safe" title={tSafes('none')}>
            {tSafes('noneText')}
          </Empty>
        )}
      </Card>
    </>
  )
}

function SafeChoice({ safe: { address, chain }, uri }: { safe: MySafe; uri: string }) {
  const name = useNameOf()(address)?.name
  return (
    <Row as="li" icon={<Identicon size={28} value={address} />}>
      <Link
        className={rowWords}
        hash={uri}
        params={{ chain: String(chain.id), safe: address }}
        // Removes the link from the history and from URLs that a server sees.
        replace
        to="/$chain/$safe/wc"
      >
        <bdi>{name ?? shortAddress(address)}</bdi>
        <RowLine>
          {name ? <span>{shortAddress(address)}</span> : null}
          <span>{chain.name}</span>
        </RowLine>
      </Link>
    </Row>
  )
}
