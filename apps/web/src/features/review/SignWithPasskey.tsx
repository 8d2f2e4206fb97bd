import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { ownPasskeysQuery } from '../../domain/passkeys/ownPasskeysQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigning } from '../../domain/signing/useSigning.ts'
import type { Signable } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { SigningStatus } from './SigningStatus.tsx'

const t = createCatalogue('passkeys')

export type SignWithPasskeyProps = {
  report: Signable
  /** Signs with the main button. */
  connected: Address | undefined
  /** A consent is missing. */
  isHeld: boolean
}

/** Signs as an owner that is a passkey of this browser, without connecting it. */
export function SignWithPasskey({ connected, report, ...props }: SignWithPasskeyProps) {
  const { address: safe, chainId } = report.id
  const missing = report.missing.filter((owner) => owner.toLowerCase() !== connected?.toLowerCase())
  const { data } = useQuery(ownPasskeysQuery(useServices(), { chainId, owners: missing, safe }))
  return data?.map((owner) => <PasskeySigning {...props} key={owner.account} owner={owner} report={report} />)
}

type PasskeySigningProps = Pick<SignWithPasskeyProps, 'isHeld' | 'report'> & {
  owner: { account: Address; name: string }
}

function PasskeySigning({ isHeld, owner: { account, name }, report }: PasskeySigningProps) {
  const signing = useSigning(report, account)
  return (
    <>
      <Button disabled={isHeld} isBusy={signing.isBusy} onClick={signing.isBusy ? undefined : signing.sign}>
        {t('signWith', { name })}
      </Button>
      {signing.isBusy || signing.signError ? (
        <SigningStatus isPlanned={report.state?.planned !== undefined} report={report} signing={signing} />
      ) : null}
    </>
  )
}
