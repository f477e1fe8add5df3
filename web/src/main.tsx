import '@kontor/ui/tokens.css';
import '@kontor/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { catchInstallOffer } from './device/install.ts';
import { startServiceWorker } from './device/service-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
catchInstallOffer();
startServiceWorker();
