import { plannerQueries } from '@portal/contracts/areas/planner';
import { sectionQueries, SectionType } from '@portal/contracts/areas/sections';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import type { StrategyChoice } from '../draft/plan-tables';
import { prioritiesTexts } from '../texts';

export interface StrategyOption extends StrategyChoice {
  readonly sectionId: number;
  /** Where it comes from. */
  readonly group: string;
}

/** What may be chosen as a strategy: first what the national plan has for the objective, then other sections below one. */
export function useStrategyOptions(year: number): (objectiveId: number) => readonly StrategyOption[] {
  const text = useText(prioritiesTexts);
  const national = useCallQuery(plannerQueries.ListNationalStrategies, { year });
  const sections = useCallQuery(sectionQueries.ListSectionsOfType, { type: SectionType.National });
  const planned = national.data;
  const all = sections.data;
  return useMemo(() => {
    const ofPlan = text('ofPlan');
    const ofCatalogue = text('ofCatalogue');
    const others = (all ?? []).filter(({ level, status }) => level > 0 && status === 1);
    return (objectiveId) => {
      const first = (planned ?? []).filter((strategy) => strategy.objective_id === objectiveId);
      const isFirst = (id: number) => first.some((strategy) => strategy.section_id === id);
      return [
        ...first.map((strategy) => ({
          sectionId: strategy.section_id,
          name: strategy.strategy_name,
          group: ofPlan,
        })),
        ...others
          .filter(({ id }) => !isFirst(id))
          .map(({ id, name }) => ({ sectionId: id, name, group: ofCatalogue })),
      ];
    };
  }, [planned, all, text]);
}
