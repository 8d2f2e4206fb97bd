import { NotASafeError } from '@countersign/protocol/chain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useNameOf } from '../domain/address-book/useName.ts'
import { useSafe } from '../domain/safe/useSafe.ts'
import { useServices } from '../domain/services/Services.ts'
import { creationQuery } from '../features/security/securityQueries.ts'
import { SetupDocument } from '../features/setup-file/SetupDocument.tsx'
import { SetupFileCard } from '../features/setup-file/SetupFileCard.tsx'
import { setupFileQuery } from '../features/setup-file/setupFileQuery.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { Page } from '../ui/Page.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

const t = createCatalogue('setupFile')

export function SetupFilePage() {
  const services = useServices()
  const safe = useSafe()
  const nameOf = useNameOf()
  const [hasNodes, setHasNodes] = useState(true)
  // Only a claim: without the service, the file lacks the creation.
  const creation = useQuery({ ...creationQuery(services, safe), retry: false })
  const { claimed, isProven } = creation.data ?? {}
  const proven =
    isProven && claimed?.masterCopy && claimed.setupData && claimed.saltNonce !== null
      ? {
          factory: claimed.factoryAddress,
          initializer: claimed.setupData,
          saltNonce: BigInt(claimed.saltNonce),
          singleton: claimed.masterCopy,
        }
      : undefined
  const setup = useQuery({
    ...setupFileQuery(services, { creation: proven, nameOf: (address) => nameOf(address)?.name, safe }),
    enabled: !creation.isPending,
  })
  const read = setup.data
  const file = useMemo(() => read && (hasNodes ? read.file : { ...read.file, nodes: [] }), [hasNodes, read])
  return (
    <Page
      actions={
        <Link className={buttonClass('outline')} to="/rehearse">
          {t('rehearse')}
        </Link>
      }
      lead={t('lead')}
      title={t('title')}
      width="read"
    >
      {setup.isError ? (
        <ErrorNotice
          error={setup.error}
          onRetry={() => void setup.refetch()}
          title={setup.error instanceof NotASafeError ? t('notThere') : t('notRead')}
        />
      ) : file && read ? (
        <Stack>
          <SetupFileCard file={file} hasNodes={hasNodes} onHasNodes={setHasNodes} unread={read.unread} />
          <SetupDocument file={file} />
        </Stack>
      ) : (
        <Card isFlush>
          <SkeletonRows count={6} label={t('loading')} />
        </Card>
      )}
    </Page>
  )
}
