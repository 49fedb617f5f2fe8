import type { diagnosticCommands } from '@portal/contracts/areas/diagnostic';
import type { CommandFor } from '@portal/platform/decider/decider';

type Contracts = typeof diagnosticCommands;

/** Neither closed nor deleted. */
interface Activity {
  readonly isActive: boolean;
}
interface KnownBrands extends Activity {
  readonly nationalBrands: readonly string[];
}

export type DiagnosticCommands = {
  UpdateClients: CommandFor<Contracts['UpdateClients'], Activity>;
  UpdateSwot: CommandFor<Contracts['UpdateSwot'], Activity>;
  UpdateCompetition: CommandFor<Contracts['UpdateCompetition'], KnownBrands>;
  UpdateComparison: CommandFor<Contracts['UpdateComparison'], KnownBrands>;
  AddCustomBrand: CommandFor<Contracts['AddCustomBrand'], Activity & { readonly isNationalName: boolean }>;
  DeleteCustomBrand: CommandFor<Contracts['DeleteCustomBrand'], Activity>;
  RestoreCustomBrand: CommandFor<
    Contracts['RestoreCustomBrand'],
    /** Own brand names that a national brand also has. */
    Activity & { readonly nationalNames: readonly string[] }
  >;
  AddCustomEnvironment: CommandFor<Contracts['AddCustomEnvironment'], Activity>;
  SelectEnvironment: CommandFor<Contracts['SelectEnvironment'], Activity>;
  UnselectEnvironment: CommandFor<Contracts['UnselectEnvironment'], Activity>;
  DeleteCustomEnvironment: CommandFor<Contracts['DeleteCustomEnvironment'], Activity>;
  RestoreCustomEnvironment: CommandFor<Contracts['RestoreCustomEnvironment'], Activity>;
  ImportCompetition: {
    input: {
      readonly restaurantId: number;
      readonly importId: string;
      readonly competitors: readonly { readonly brandId: string; readonly status: 1 | 2 }[];
    };
    facts: undefined;
  };
  UndoCompetitionImport: {
    input: { readonly restaurantId: number; readonly importId: string };
    facts: undefined;
  };
};
