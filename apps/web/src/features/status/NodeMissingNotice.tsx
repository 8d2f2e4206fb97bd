import type { ChainConfig } from '@countersign/protocol/config'
import { Link } from '@tanstack/react-router'
import { common } from '../../lib/messages/common.ts'
import { shell } from '../../lib/messages/shell.ts'
import { trust } from '../../lib/messages/trust.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { findNodeUrl } from './findNodeUrl.ts'
import styles from './TrustStrip.module.css'

/** Shown on every page: without a node nothing can be verified, and only a configuration change helps. */
export function NodeMissingNotice({ chain }: { chain: ChainConfig }) {
  if (findNodeUrl(chain) !== undefined) return null
  return (
    <div className={styles.offline}>
      <Notice
        actions={
          <Link className={buttonClass()} to="/settings">
            {shell.settings}
          </Link>
        }
        title={trust.nodeMissing}
        tone="stop"
      >
        {common.nodeMissing}
      </Notice>
    </div>
  )
}
