import { Alert } from '@virasat/ui';
import {
  type Asset,
  type ExecutorDetails,
  type ExecutorPerson,
  type Nominee,
  withRolesByOrder,
} from '@virasat/will-model';
import { executorTexts } from '../../texts/executor.ts';
import { type StageFormHandle, StageSection } from '../StageForm/index.ts';
import { ExecutorPanel } from './ExecutorPanel.tsx';
import { copySources } from './executorLists.ts';
import { assetPrefix } from './executorPlaces.ts';

const texts = executorTexts.proposed;

export interface ExecutorPanelsProps {
  form: StageFormHandle<ExecutorDetails>;
  assets: readonly Asset[];
  nominees: readonly Nominee[];
  /** The assets whose panels stand open, by id. */
  open: ReadonlySet<string>;
  onOpenChange(assetId: string, open: boolean): void;
}

const NOBODY: readonly ExecutorPerson[] = [];

/** Separate mode: a panel an asset, each with executors of its own. */
export function ExecutorPanels({ form, assets, nominees, open, onOpenChange }: ExecutorPanelsProps) {
  const listOf = (assetId: string): ExecutorPerson[] => form.current().executorsPerAsset[assetId] ?? [];
  // The whole map: an asset's id may hold a dot, which a path would read as a step.
  const withList = (assetId: string, executors: ExecutorPerson[]): ExecutorDetails['executorsPerAsset'] => ({
    ...form.current().executorsPerAsset,
    [assetId]: withRolesByOrder(executors),
  });
  if (assets.length === 0) return <Alert tone="info">{texts.noAssets}</Alert>;
  const { executorsPerAsset } = form.values;
  return (
    <StageSection title={texts.assetsHeading} text={texts.orderHint}>
      <div>
        {assets.map(({ id, identifier }, index) => (
          <ExecutorPanel
            key={id}
            title={texts.assetTitle(index, identifier)}
            open={open.has(id)}
            onOpenChange={(isOpen) => onOpenChange(id, isOpen)}
            all={executorsPerAsset}
            sourcesIn={(all) => copySources(assets, all, id)}
            listPrefix={assetPrefix(id)}
            executors={executorsPerAsset[id] ?? NOBODY}
            nominees={nominees}
            current={() => listOf(id)}
            onChange={(executors) => form.set('executorsPerAsset', withList(id, executors))}
            onType={(executors) => form.setTyped('executorsPerAsset', withList(id, executors))}
            follow={(executorId, field) =>
              form.follow(
                (values) => values.executorsPerAsset[id]?.find((one) => one.id === executorId)?.[field],
              )
            }
            problems={form.problems}
            error={form.messageAt(`executorsPerAsset.${id}`)}
            messageAt={(at, field) => form.messageAt(`executorsPerAsset.${id}.${at}.${field}`)}
            hasProblemIn={form.hasProblemIn}
          />
        ))}
      </div>
    </StageSection>
  );
}
