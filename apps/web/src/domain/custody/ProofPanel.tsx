import { useState } from 'react'
import { isAddressEqual } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { NamedAddress } from '../address-book/NamedAddress.tsx'
import { useServices } from '../services/Services.ts'
import { addOwnerProof, openOwnerProofs } from './ownerProofStore.ts'
import { ProofInput } from './ProofInput.tsx'
import { ProofShare } from './ProofShare.tsx'
import { createProofRequest, type ProofSubject } from './useOwnerProofs.ts'

const t = createCatalogue('custody')

/** The request as link, code and file; and where the answer comes in. */
export function ProofPanel({ owner, purpose, safe, state, version }: ProofSubject) {
  const services = useServices()
  const store = openOwnerProofs(services.storage)
  const [request] = useState(() => {
    const { proof } = state ?? {}
    // The same request while it can still be answered: the owner may have the link already.
    const isOpen = proof && proof.challenge.expiresAt > Date.now() / 1_000 && proof.challenge.safeVersion === version
    return isOpen ? proof : createProofRequest({ ...safe, owner, purpose, version })
  })
  const isProven = state?.report?.status === 'proven'
  return (
    <Stack>
      <p>{t('askText')}</p>
      <NamedAddress form="full" value={owner} />
      {isProven ? (
        <Notice title={t('status.proven')} tone="ok" />
      ) : (
        <>
          <ProofShare onShared={() => store.update((all) => addOwnerProof(all, request))} proof={request} />
          <ProofInput accepts={({ challenge }) => isAddressEqual(challenge.owner, owner)} />
        </>
      )}
    </Stack>
  )
}
