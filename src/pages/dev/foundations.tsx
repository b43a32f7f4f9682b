import { BlockPrint } from '#src/ui/block-print.tsx';
import { Feather } from '#src/ui/feather.tsx';
import { Scene, type SceneName } from '#src/ui/scene.tsx';
import { Row, Shelf } from './shelf.tsx';

const colours = [
  'bg-base-100 text-base-content',
  'bg-base-200 text-base-content',
  'bg-base-300 text-base-content',
  'bg-primary text-primary-content',
  'bg-secondary text-secondary-content',
  'bg-accent text-accent-content',
  'bg-neutral text-neutral-content',
  'bg-info text-info-content',
  'bg-success text-success-content',
  'bg-warning text-warning-content',
  'bg-error text-error-content',
  'bg-(--print-mor) text-(--print-mor-ink)',
  'bg-(--print-genda) text-(--print-genda-ink)',
  'bg-(--print-neel) text-(--print-neel-ink)',
  'bg-(--print-manjit) text-(--print-manjit-ink)',
];
const sizes = [
  'text-5xl font-bold',
  'text-4xl font-bold',
  'text-3xl font-bold',
  'text-2xl font-bold',
  'text-xl font-semibold',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
];
const spaces = ['w-1', 'w-2', 'w-3', 'w-4', 'w-6', 'w-8', 'w-10', 'w-16', 'w-24'];
const scenes: SceneName[] = ['form', 'list', 'deal', 'chat', 'chart', 'check', 'sync', 'people'];
const seeds = [
  'Gullak',
  'Kodampuli',
  'Tant House',
  'Bahitara',
  'Polderwys',
  'Quillproof',
  'Aarogya',
  'Bansuri',
];

export function Foundations() {
  return (
    <Shelf title="Foundations">
      <Row title="Colour">
        {colours.map((colour) => (
          <span key={colour} className={`rounded-field border border-base-300 px-3 py-4 text-xs ${colour}`}>
            {colour.split(' ')[0]?.replace('bg-', '')}
          </span>
        ))}
      </Row>
      <Row title="Type">
        <div className="grid gap-2">
          {sizes.map((size) => (
            <p key={size} className={size}>
              ₹25,00,000 for the looms of वाराणसी ({size})
            </p>
          ))}
        </div>
      </Row>
      <Row title="Space">
        {spaces.map((space) => (
          <span key={space} className={`h-6 rounded-sm bg-primary ${space}`} />
        ))}
      </Row>
      <Row title="Elevation">
        {['', 'shadow-lift', 'shadow-lift-more', 'pressable shadow-lift'].map((look) => (
          <span key={look} className={`rounded-box bg-base-100 px-5 py-8 text-sm ${look}`}>
            {look || 'flat'}
          </span>
        ))}
      </Row>
      <Row title="Block prints">
        {seeds.map((seed) => (
          <div key={seed} className="w-48 overflow-hidden rounded-box">
            <BlockPrint seed={seed} className="h-14" />
          </div>
        ))}
      </Row>
      <Row title="Drawings">
        <Feather className="w-56" />
        {scenes.map((name) => (
          <div key={name} className="w-48">
            <Scene name={name} />
          </div>
        ))}
      </Row>
    </Shelf>
  );
}
