import type { GradedControl, SafeGrade } from '@countersign/protocol/custody'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('securityReport')

export type GradedSafe = { chainId: number; address: string; block: bigint; graded: SafeGrade }

/** The report as JSON; its statements can be imported again. */
export function createControlFile({ address, block, chainId, graded }: GradedSafe): string {
  const { controls, grade } = graded
  const stated = controls.flatMap(({ id, statement }) => (statement ? [[id, statement] as const] : []))
  const report = {
    format: 'countersign-control-report',
    version: 1,
    framework: 'SEAL SFC multisig 1.1',
    chainId,
    safe: address,
    block: String(block),
    createdAt: new Date().toISOString(),
    grade,
    controls: controls.map(toEntry),
    statements: Object.fromEntries(stated),
  }
  return `${JSON.stringify(report, null, 2)}\n`
}

function toEntry({ accounts, code, id, isSettled, result, statement }: GradedControl) {
  return {
    id,
    title: t(`control.${id}`),
    result,
    code,
    text: t(`code.${code}`),
    accounts,
    isSettled,
    nextStep: result === 'passed' ? null : t(`step.${id}`),
    statement: statement
      ? {
          kind: statement.kind,
          note: statement.note,
          at: new Date(statement.at).toISOString(),
          expiresAt: new Date(statement.expiresAt).toISOString(),
        }
      : null,
  }
}
