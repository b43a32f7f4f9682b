import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What is left of an app without everything: a list of as many deals, from a file that the worker has kept. */
function Bare() {
  const [deals, setDeals] = useState<{ title: string; description: string }[]>([]);
  useEffect(() => {
    void fetch('/deals.json')
      .then((reply) => reply.json())
      .then(setDeals);
  }, []);
  return (
    <main>
      <ul>
        {deals.map(({ title, description }) => (
          <li key={title}>
            {title}: {description}
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
void navigator.serviceWorker.register('/sw.js');
