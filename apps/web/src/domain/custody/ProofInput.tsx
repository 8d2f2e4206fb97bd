import { type OwnerProof, parseOwnerProof, parseOwnerProofLink } from '@countersign/protocol/custody'
import { BaseError } from '@countersign/protocol/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { FileButton } from '../../ui/FileButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useServices } from '../services/Services.ts'
import { addOwnerProof, openOwnerProofs } from './ownerProofStore.ts'

const t = createCatalogue('custody')

const maxBytes = 1_048_576

type ProofInputProps = {
  accepts?: (proof: OwnerProof) => boolean
  /** Instead of storing it. */
  onProof?: (proof: OwnerProof) => void
}

/** Reads a request or an answer from a link or a file. What is stored here is verified whenever it is shown. */
export function ProofInput({ accepts = () => true, onProof }: ProofInputProps) {
  const services = useServices()
  const [text, setText] = useState('')
  const read = useMutation({
    mutationFn: async (source: string | File) => {
      if (typeof source !== 'string' && source.size > maxBytes) throw new BaseError('PROOF_TOO_LARGE', t('notOfOwner'))
      const content = typeof source === 'string' ? source : await source.text()
      const proof = content.trim().startsWith('{') ? parseOwnerProof(content) : parseOwnerProofLink(content)
      if (!accepts(proof)) throw new BaseError('PROOF_OF_ANOTHER', t('notOfOwner'))
      return proof
    },
    onSuccess: (proof) => {
      setText('')
      if (onProof) onProof(proof)
      else openOwnerProofs(services.storage).update((all) => addOwnerProof(all, proof))
    },
  })
  return (
    <Stack>
      <TextField
        label={onProof ? t('link') : t('answer')}
        onChange={setText}
        rows={2}
        spellCheck={false}
        value={text}
      />
      <ButtonRow>
        <Button isBusy={read.isPending} onClick={() => (text.trim() === '' ? undefined : read.mutate(text))}>
          {t('import')}
        </Button>
        <FileButton
          accept=".json,.txt,application/json,text/plain"
          label={t('openFile')}
          onFiles={([file]) => (file ? read.mutate(file) : undefined)}
        />
      </ButtonRow>
      <Stack isLive>
        {read.isSuccess && !onProof ? <Notice title={t('imported')} tone="info" /> : null}
        {read.error ? <ErrorNotice error={read.error} title={t('importFailed')} /> : null}
      </Stack>
    </Stack>
  )
}
