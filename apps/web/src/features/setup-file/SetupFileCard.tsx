import { classifyFailure } from '@countersign/connect'
import {
  getSetupFileTypedData,
  type SetupFile,
  type SignedSetupFile,
  verifySetupSignatures,
  writeSetupFile,
} from '@countersign/protocol/custody'
import { BaseError } from '@countersign/protocol/errors'
import { encodeContractSignature } from '@countersign/protocol/signatures'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { signTypedData } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { getChainClient, type Services, useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { describeError } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import styles from './SetupFile.module.css'

const t = createCatalogue('setupFile')

export type SetupFileCardProps = {
  file: SetupFile
  hasNodes: boolean
  onHasNodes: (hasNodes: boolean) => void
  unread: readonly string[]
}

/** Signs, saves and prints a setup file. */
export function SetupFileCard({ file, hasNodes, onHasNodes, unread }: SetupFileCardProps) {
  const { address: account } = useSigner()
  const [signed, setSigned] = useState<SignedSetupFile>()
  const [current] = file.chains
  const isOwner = account && current?.owners.some(({ address }) => isAddressEqual(address, account))
  const sign = useSignature(file, (next) => {
    setSigned(next)
    save(next)
  })
  // Another content is not what was signed.
  const isSigned = signed?.createdAt === file.createdAt && signed.nodes.length === file.nodes.length
  return (
    <div className={styles.screenOnly}>
      <Card title={t('create')}>
        <Stack>
          <p>{t('createText')}</p>
          <CheckboxField label={t('withNodes')} onChange={onHasNodes} value={hasNodes} />
          {unread.length > 0 ? (
            <Notice title={t('unread', { chains: unread.join(', ') })} tone="caution">
              {t('unreadText')}
            </Notice>
          ) : null}
          <Stack isLive>
            {sign.isPending ? <Notice title={t('waiting')} tone="info" /> : null}
            {sign.isError ? <SignFailure error={sign.error} /> : null}
            {isSigned ? (
              <Notice title={t('signed')} tone="ok">
                {t('signedText')}
              </Notice>
            ) : null}
          </Stack>
          {isOwner ? null : <p className={styles.hint}>{t('ownerSigns')}</p>}
          <ButtonRow>
            {isOwner ? (
              <Button isBusy={sign.isPending} look="primary" onClick={() => sign.mutate(account)}>
                {t('sign')}
              </Button>
            ) : null}
            <Button onClick={() => save(isSigned ? signed : { ...file, signatures: [] })}>
              {isSigned ? t('saveAgain') : t('saveUnsigned')}
            </Button>
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </ButtonRow>
        </Stack>
      </Card>
    </div>
  )
}

function save(file: SignedSetupFile): void {
  const name = t('fileName', { safe: file.safe })
  saveBlob({ blob: new Blob([writeSetupFile(file)], { type: 'application/json' }), name })
}

function useSignature(file: SetupFile, onSigned: (file: SignedSetupFile) => void) {
  const services = useServices()
  return useMutation({
    mutationFn: (account: Address) => signSetupFile(services, { account, file }),
    onSuccess: onSigned,
  })
}

/** Signed by a key, or by a contract (EIP-1271): accepted only if a reader of the file will accept it. */
async function signSetupFile(
  services: Services,
  { account, file }: { account: Address; file: SetupFile },
): Promise<SignedSetupFile> {
  const typedData = getSetupFileTypedData(file)
  const { chainId } = typedData.domain
  const wallet = await getConnectorClient(services.wagmi, { account, chainId })
  const answer = await signTypedData(wallet, { account, ...typedData })
  for (const signature of [answer, encodeContractSignature({ owner: account, signature: answer })]) {
    const signed = { ...file, signatures: [{ owner: account, signature }] }
    const [verdict] = await verifySetupSignatures(signed, { client: getChainClient(services, chainId) })
    if (verdict?.status === 'valid') return signed
  }
  throw new BaseError('SETUP_FILE_NOT_SIGNED', t('notSigned'))
}

function SignFailure({ error }: { error: unknown }) {
  return (
    <Notice isAlert title={t('signFailed')} tone="caution">
      {classifyFailure(error) === 'rejected' ? t('rejected') : describeError(error).sentence}
    </Notice>
  )
}
