import { encodeOwnerProofLink, type OwnerProof } from '@countersign/protocol/custody'
import { useState } from 'react'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { maxCodeLength, QrCode } from '../../ui/QrCode.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { ButtonRow, Stack } from '../../ui/Stack.tsx'

const t = createCatalogue('custody')

/** A request or an answer as link, code and file. A fragment is sent to no server. */
export function ProofShare({ onShared, proof }: { onShared?: () => void; proof: OwnerProof }) {
  const [isCodeShown, setCodeShown] = useState(false)
  const url = `${window.location.origin}/owner-proof#${encodeOwnerProofLink(proof)}`
  const { owner } = proof.challenge
  const save = () => {
    onShared?.()
    saveBlob({
      blob: new Blob([`${JSON.stringify(proof, null, 2)}\n`], { type: 'application/json' }),
      name: `owner-proof-${owner}.json`,
    })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: records that one of the buttons inside was used
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
    <div onClick={onShared}>
      <Stack>
        <ButtonRow>
          <ShareButton data={() => ({ url })} />
          <span>
            {t('copyLink')} <CopyButton text={url} what={t('copyLink')} />
          </span>
          <Button onClick={save}>{t('saveFile')}</Button>
          {url.length > maxCodeLength ? null : (
            <Button aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
              {t('code')}
            </Button>
          )}
        </ButtonRow>
        {isCodeShown ? <QrCode label={t('code')} value={url} /> : null}
      </Stack>
    </div>
  )
}
