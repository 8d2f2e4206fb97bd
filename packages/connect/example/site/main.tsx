import '../../src/styles.css'
import './site.css'
import { createRoot } from 'react-dom/client'
import { announceDemoWallet } from './announceDemoWallet.ts'
import { Playground } from './Playground.tsx'

announceDemoWallet()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Playground />)
