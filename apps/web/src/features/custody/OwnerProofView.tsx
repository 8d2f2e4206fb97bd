import { isSameChallenge, type OwnerProof, parseOwnerProofLink } from '@countersign/protocol/custody'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { zeroAddress } from 'viem'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { addOwnerProof, openOwnerProofs } from '../../domain/custody/ownerProofStore.ts'
import { explainProof, ProofBadge } from '../../domain/custody/ProofBadge.tsx'
import { ProofInput } from '../../domain/custody/ProofInput.tsx'
import { ProofShare } from '../../domain/custody/ProofShare.tsx'
import { deliverOwnerProof, listSteps, signOwnerProof } from '../../domain/custody/signOwnerProof.ts'
import { useConnectDialog } from '../../domain/services/ConnectDialogContext.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FieldList, FieldPair } from '../../ui/FieldList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Time } from '../../ui/Time.tsx'

const t = createCatalogue('custody')
const tConnect = createCatalogue('connect')

/** A request to sign, or its answer, from a link or a file. */
export function OwnerProofView() {
  const fragment = useLocation({ select: ({ hash }) => hash })
  const opened = useMemo(() => open(fragment), [fragment])
  const [imported, setImported] = useState<OwnerProof>()
  const proof = imported ?? opened.proof
  return (
    <Stack>
      {opened.error && !imported ? <ErrorNotice error={opened.error} title={t('importFailed')} /> : null}
      {proof ? <Opened key={proof.challenge.nonce} proof={proof} /> : null}
      {proof ? null : (
        <Card title={t('openRequest')}>
          <ProofInput onProof={setImported} />
        </Card>
      )}
    </Stack>
  )
}

function open(fragment: string): { error?: unknown; proof?: OwnerProof } {
  if (fragment === '') return {}
  try {
    return { proof: parseOwnerProofLink(fragment) }
  } catch (error) {
    return { error }
  }
}

function Opened({ proof: given }: { proof: OwnerProof }) {
  const services = useServices()
  const stored = useStore(openOwnerProofs(services.storage))
  const [signed, setSigned] = useState<OwnerProof>()
  const proof = signed ?? given
  const { challenge, signatures } = proof
  const isKnownChain = services.config.chains.some(({ id }) => id === challenge.chainId)
  const { data: report } = useQuery({
    queryFn: async () =>
      (await services.kernel.verifyOwnerProofs({ now: Date.now() / 1_000, proofs: [proof] }))[0] ?? null,
    queryKey: ['chain', challenge.chainId, 'ownerProof', challenge.nonce, signatures.length],
    structuralSharing: false,
  })
  const known = stored.find((other) => isSameChallenge(other.challenge, challenge))
  const isStored = known !== undefined && known.signatures.length >= signatures.length
  const isExpired = challenge.expiresAt < Date.now() / 1_000
  const reason = explainProof(report ?? undefined)
  return (
    <>
      <Card title={signatures.length > 0 ? t('answerTitle') : t('requestTitle')}>
        <Stack>
          <div>
            <ProofBadge report={report ?? undefined} />
          </div>
          {reason ? <p>{reason}</p> : null}
          <FieldList>
            <FieldPair label={t('owner')}>
              <NamedAddress form="full" hasIcon value={challenge.owner} />
            </FieldPair>
            <FieldPair label={t('safe')}>
              {challenge.safe === zeroAddress ? t('newSafe') : <NamedAddress form="full" value={challenge.safe} />}
            </FieldPair>
            <FieldPair label={t('chain')}>
              {services.config.chains.find(({ id }) => id === challenge.chainId)?.name} <code>{challenge.chainId}</code>
            </FieldPair>
            <FieldPair label={t('purpose')}>
              <bdi>{challenge.purpose}</bdi>
            </FieldPair>
            <FieldPair label={t('issued')}>
              <Time at={challenge.issuedAt * 1_000} />
            </FieldPair>
            <FieldPair label={t('expires')}>
              <Time at={challenge.expiresAt * 1_000} />
            </FieldPair>
          </FieldList>
          <p>{t('harmless')}</p>
          {isKnownChain ? null : <Notice title={t('unknownChain')} tone="stop" />}
          {isExpired ? <Notice title={t('expired')} tone="caution" /> : null}
          {isKnownChain && !isExpired && report?.status !== 'proven' ? (
            <SignButton onSigned={setSigned} proof={proof} />
          ) : null}
        </Stack>
      </Card>
      {signatures.length > 0 ? (
        <Card title={t('sendBack')}>
          <Stack>
            <p>{t('sendBackText')}</p>
            <ProofShare proof={proof} />
            {isStored ? (
              <Notice title={t('imported')} tone="ok" />
            ) : (
              <div>
                <Button onClick={() => openOwnerProofs(services.storage).update((all) => addOwnerProof(all, proof))}>
                  {t('keep')}
                </Button>
              </div>
            )}
          </Stack>
        </Card>
      ) : null}
    </>
  )
}

function SignButton({ onSigned, proof }: { onSigned: (proof: OwnerProof) => void; proof: OwnerProof }) {
  const services = useServices()
  const { address: account } = useSigner()
  const { open: connect } = useConnectDialog()
  const { challenge } = proof
  const { data: steps } = useQuery({
    enabled: account !== undefined,
    queryFn: () => (account ? listSteps(services, proof, account) : []),
    queryKey: ['chain', challenge.chainId, 'proofSteps', challenge.nonce, account],
    structuralSharing: false,
  })
  const sign = useMutation({
    mutationFn: async () => {
      if (!account) throw new Error('Nobody to sign: the button should not have been there.')
      return signOwnerProof(services, proof, account)
    },
    onSuccess: (signed) => {
      onSigned(signed)
      // The service stores proofs of current owners only; the link is the way for all others.
      deliverOwnerProof(services, signed).catch(() => undefined)
    },
  })
  if (!account)
    return (
      <div>
        <Button look="primary" onClick={connect}>
          {tConnect('connect')}
        </Button>
      </div>
    )
  if (steps?.length === 0) return <Notice title={t('otherAccount')} tone="caution" />
  return (
    <Stack isLive>
      <div>
        <Button isBusy={sign.isPending || !steps} look="primary" onClick={() => sign.mutate()}>
          {t('sign')}
        </Button>
      </div>
      {sign.error ? <ErrorNotice error={sign.error} title={t('signFailed')} /> : null}
    </Stack>
  )
}
